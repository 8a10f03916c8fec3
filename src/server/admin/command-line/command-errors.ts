/** The input cannot be understood. Prints one line about it and exits with code 2. */
export class BadInput extends Error {}

/**
 * The input is fine but the command cannot run, for example because the account does not exist. Exits with code 1.
 */
export class Refusal extends Error {}
