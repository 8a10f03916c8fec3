import { sessionExpiry } from '#web/session/session-expiry.ts'
import { ApiError } from './api-error.ts'

/**
 * Whether the person waits for this answer. What runs in the background, such as advice fetched while they
 * type, fails quietly when the session has ended; anything else asks them to sign in and then goes on.
 */
type RequestMode = 'foreground' | 'background'

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
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  }
  return requestJson(path, init, mode)
}

async function requestJson(path: string, init: RequestInit, mode: RequestMode): Promise<unknown> {
  try {
    return await fetchJson(path, init)
  } catch (error) {
    if (mode === 'background' || !isSessionEnd(error)) throw error
    if (!(await sessionExpiry.signInAgain())) throw error
    return fetchJson(path, init)
  }
}

async function fetchJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, credentials: 'include' })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response.json()
}

/** A wrong password is a 401 as well, but no reason to ask for another one. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.answer?.code === 'unauthenticated'
}
