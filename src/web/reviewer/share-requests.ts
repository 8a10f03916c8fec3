import { buildShareApiPath } from '#contract/paths.ts'
import type { PostEventRequest, ShareCopyAnswer, ShareEventsAnswer, shareHeaders } from '#contract/sharing.ts'

/** The server refused or cannot be reached. A status of 0 means that it cannot be reached. */
export class ShareFault extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

// Written out, because the contract's schemas would come along with its values.
const tokenHeader: (typeof shareHeaders)['token'] = 'x-share-token'
const authorHeader: (typeof shareHeaders)['author'] = 'x-share-author'

export function fetchCopy(id: string, token: string, version?: number): Promise<ShareCopyAnswer> {
  const path = buildShareApiPath('copy', id)
  // A page that is open already asks by version, so that it does not count as opened again.
  return request(version === undefined ? path : `${path}?version=${version}`, { [tokenHeader]: token })
}

export function fetchEvents(id: string, token: string, after: number): Promise<ShareEventsAnswer> {
  return request(`${buildShareApiPath('events', id)}?after=${after}`, { [tokenHeader]: token })
}

export function postEvent(
  id: string,
  { token, author }: { token: string; author: string },
  body: PostEventRequest,
): Promise<{ number: number; at: string }> {
  const headers = { [tokenHeader]: token, [authorHeader]: author, 'content-type': 'application/json' }
  return request(buildShareApiPath('events', id), headers, JSON.stringify(body))
}

async function request<Answer>(
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const method = body === undefined ? {} : { method: 'POST', body }
  const answer = await fetch(path, { headers, cache: 'no-store', ...method }).catch(() => {
    throw new ShareFault('The server cannot be reached.', 0)
  })
  const text = await answer.text().catch(() => '')
  const value = parse(text)
  if (!answer.ok || value === null) throw new ShareFault(readMessage(value), answer.ok ? 502 : answer.status)
  return value as Answer
}

function parse(text: string): object | null {
  try {
    return JSON.parse(text) as object | null
  } catch {
    // A proxy's page. Its text would tell the reader nothing.
    return null
  }
}

function readMessage(value: object | null): string {
  if (value && 'message' in value && typeof value.message === 'string') return value.message
  return 'This did not work. Please try again in a moment.'
}
