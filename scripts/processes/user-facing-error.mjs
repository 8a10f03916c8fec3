/** A failure whose message is all that the person needs: printed without a stack. */
export class UserFacingError extends Error {}
