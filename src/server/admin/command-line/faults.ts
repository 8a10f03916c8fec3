/** What was typed cannot be meant: one line about it, and exit code 2. */
export class BadInput extends Error {}

/** What was typed is fine but cannot be done, such as for an account that is not there: exit code 1. */
export class Refusal extends Error {}
