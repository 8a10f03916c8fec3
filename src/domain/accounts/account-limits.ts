/** Lengths in UTF-16 units, as the `maxlength` of an input counts them. */

export const maxUsernameLength = 64
/** The longest address that mail can be sent to (RFC 5321). */
export const maxEmailLength = 254
/** For a first name, and for a last name. */
export const maxNameLength = 100
export const minSignUpPasswordLength = 6
export const minResetPasswordLength = 8
/** Far longer than any password manager's, and short enough that hashing costs nothing extra. */
export const maxPasswordLength = 256
