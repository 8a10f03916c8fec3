/**
 * A cookie that scripts can read, set together with the session. It only spares visitors a request that would be
 * refused. It contains no secret, and the server never reads it.
 */
export const sessionHintName = 'signed_in'

/** @param cookies as in `document.cookie`. Over https the name has a prefix. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.replace(/^__Host-/, '') === `${sessionHintName}=1`)
}
