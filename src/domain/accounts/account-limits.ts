/** Lengths in UTF-16 units, as the `maxlength` of an input counts them. */

export const maxUsernameLength = 64
/** The longest address that mail can be sent to (RFC 5321). */
export const maxEmailLength = 254
/** A first name, and a last name. */
export const maxNameLength = 100
export const minSignUpPasswordLength = 6
export const minResetPasswordLength = 8
/** Far beyond any password manager's, and short enough that hashing it costs nothing extra. */
export const maxPasswordLength = 256
