/**
 * The keys of a link. The secret is in the link's fragment, which browsers send to no server. The tokens that the
 * server asks for are derived from it, so they open neither the plan nor a comment.
 */
export interface ShareKey {
  /** Encrypts the copy and the comments. */
  seal: CryptoKey
  /** Proves to the server that its holder may read, and may comment. */
  readToken: string
  commentToken: string
}

const secretBytes = 32
const encoder = new TextEncoder()

export function createSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))
}

/** An id of a link or of an event, which no one can guess. */
export function createId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/** Null when the text is not the secret of a link, as after a link was copied in part. */
export async function deriveShareKey(secret: string): Promise<ShareKey | null> {
  const bytes = fromBase64Url(secret)
  if (bytes?.length !== secretBytes) return null
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey', 'deriveBits'])
  const [seal, readToken, commentToken] = await Promise.all([
    crypto.subtle.deriveKey(hkdf('seal'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    deriveToken(material, 'read'),
    deriveToken(material, 'comment'),
  ])
  return { seal, readToken, commentToken }
}

/** What the server keeps of a token. */
export async function hashToken(token: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))))
}

async function deriveToken(material: CryptoKey, purpose: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose), material, 256)))
}

/** The secret is random, so it needs no salt. */
function hkdf(purpose: string): HkdfParams {
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(`planwright-share/1/${purpose}`),
  }
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null when the text is something else. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}

/** In pieces, because a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)))
  }
  return btoa(pieces.join(''))
}

/** Null when the text is something else. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
