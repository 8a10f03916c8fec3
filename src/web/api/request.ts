import { sessionExpiry } from './session-expiry.ts'
import { ApiError } from './api-error.ts'
import { browserNetwork } from './browser-network.ts'

/**
 * Whether the person waits for this answer. A background request, such as advice fetched while they type,
 * fails quietly when the session has ended. Any other request asks them to sign in and then continues.
 */
export type RequestMode = 'foreground' | 'background'

export async function getJson(
  path: string,
  signal?: AbortSignal,
  mode: RequestMode = 'foreground',
): Promise<unknown> {
  return requestJson(path, signal ? { signal } : {}, mode)
}

export async function postJson(
  path: string,
  body: unknown,
  signal?: AbortSignal,
  mode: RequestMode = 'foreground',
): Promise<unknown> {
  const init: RequestInit = { ...describeJson('POST', body), ...(signal ? { signal } : {}) }
  return requestJson(path, init, mode)
}

type RequestHeaders = Readonly<Record<string, string>>

/** For requests that need more than a body, such as the account they are meant for. The person waits for it. */
export async function sendJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, headers }: { body?: unknown; headers: RequestHeaders },
): Promise<unknown> {
  const init = body === undefined ? { method, headers: {} } : describeJson(method, body)
  return requestJson(path, { ...init, headers: { ...init.headers, ...headers } }, 'foreground')
}

export interface FetchedFile {
  /** The name the server uses. */
  name: string | null
  content: Blob
}

/** The person waits for it. */
export async function getFile(path: string, headers: RequestHeaders): Promise<FetchedFile> {
  return repeatAfterSignIn(async () => {
    const answer = await fetchAnswer(path, { headers })
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? null
    return { name, content: await answer.blob() }
  })
}

/** For a streamed answer. The person waits for it. */
export async function postForStream(
  path: string,
  body: unknown,
  accept: string,
  signal: AbortSignal,
): Promise<Response> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    signal,
  }
  return repeatAfterSignIn(() => fetchAnswer(path, init))
}

/** Also when the person leaves at once. Otherwise, leaving would fail it, and what was deleted would come back. */
export async function sendDelete(path: string): Promise<unknown> {
  return requestJson(path, { method: 'DELETE', keepalive: true }, 'foreground')
}

function describeJson(
  method: string,
  body: unknown,
): { method: string; headers: RequestHeaders; body: string } {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function requestJson(path: string, init: RequestInit, mode: RequestMode): Promise<unknown> {
  const request = () => fetchJson(path, init)
  return mode === 'background' ? request() : repeatAfterSignIn(request)
}

async function repeatAfterSignIn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    if (!isSessionEnd(error) || !(await sessionExpiry.signInAgain())) throw error
    return request()
  }
}

async function fetchJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetchAnswer(path, init)
  return response.status === 204 ? null : response.json()
}

async function fetchAnswer(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' }).catch((error: unknown) => {
    browserNetwork.look()
    throw error
  })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

/** A wrong password is also a 401, but it must not open the sign-in dialog. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'unauthenticated'
}
