import { ApiError } from './api-error.ts'

export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return readJson(await fetch(path, { credentials: 'include', ...(signal ? { signal } : {}) }))
}

export async function postJson(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
  return readJson(response)
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response.json()
}
