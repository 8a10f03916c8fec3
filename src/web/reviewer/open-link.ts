import { type OpenedCopy } from '#exports/sharing/shared-copy.ts'
import { parseSharedCopy } from '#exports/sharing/parse-shared-copy.ts'
import { unseal } from '#web/sharing/sealing.ts'
import { deriveShareKey, type ShareKey } from '#web/sharing/share-key.ts'
import { fetchCopy, ShareFault } from './share-requests.ts'

/** Why there is nothing to read. */
export type LinkFault =
  | 'old-browser'
  | 'no-key'
  | 'broken-key'
  | 'unknown'
  | 'wrong-key'
  | 'ended'
  | 'too-new'
  | 'damaged'
  | 'busy'
  | 'unreachable'

export interface LinkAddress {
  id: string
  secret: string
}

export interface OpenLink {
  id: string
  key: ShareKey
  version: number
  mayComment: boolean
  endsAt: string
  copy: OpenedCopy
}

/** The id from the path, and the secret from the fragment, which the browser sends to no server. */
export function readLinkAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): LinkAddress {
  const [, , id = ''] = pathname.split('/')
  return { id: decode(id), secret: hash.slice(1) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export async function openLink({ id, secret }: LinkAddress): Promise<OpenLink | LinkFault> {
  if (!canDecrypt()) return 'old-browser'
  if (secret === '') return 'no-key'
  const key = await deriveShareKey(secret)
  if (key === null) return 'broken-key'
  return readCopy(id, key)
}

/** Browsers also withhold it from pages that come over an insecure connection. */
function canDecrypt(): boolean {
  return 'subtle' in crypto && 'DecompressionStream' in globalThis
}

/** With a known version, this is a later look at an open link. */
export async function readCopy(id: string, key: ShareKey, version?: number): Promise<OpenLink | LinkFault> {
  try {
    const answer = await fetchCopy(id, key.readToken, version)
    const sealedAs = { kind: 'copy', linkId: id, version: answer.version } as const
    const opened = await unseal(key, sealedAs, answer.copy)
    if (opened === null) return 'wrong-key'
    const copy = parseSharedCopy(opened)
    if (copy === 'too-new') return 'too-new'
    if (copy === null) return 'damaged'
    return {
      id,
      key,
      version: answer.version,
      mayComment: answer.mayComment,
      endsAt: answer.endsAt,
      copy,
    }
  } catch (error) {
    return nameFault(error)
  }
}

export function nameFault(error: unknown): LinkFault {
  const status = error instanceof ShareFault ? error.status : 0
  if (status === 410) return 'ended'
  if (status === 404 || status === 401 || status === 403) return 'unknown'
  return status === 429 ? 'busy' : 'unreachable'
}
