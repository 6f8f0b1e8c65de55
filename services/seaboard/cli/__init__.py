"""The command `seaboard`: one module a verb, and what the verbs need of the machine they run on."""
