import { expect } from 'vitest'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import type { Database } from '#server/database/database.ts'
import { findVersion } from '#server/workbooks/version-store.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'

export interface Attempt {
  status: number
  headers: Headers
  body: unknown
}

/** Sends one request somewhere. May throw where the connection was lost. */
export type Send = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Attempt>

interface Acknowledged {
  id: string
  revision: number
  name: string
}

export interface Writers {
  acknowledged: Acknowledged[]
  /** All answers other than success, in order. */
  refused: Attempt[]
  /** Requests that ended without an answer. */
  lost: unknown[]
  stop: () => Promise<void>
}

const pauseMs = 20

/**
 * People who save one plan repeatedly, and read it in between. After a failure they load the server's
 * copy and continue from there, as a browser does.
 */
export function startWriters(ids: readonly string[], send: Send): Writers {
  const acknowledged: Acknowledged[] = []
  const refused: Attempt[] = []
  const lost: unknown[] = []
  let isStopped = false

  async function write(id: string): Promise<void> {
    let revision = 1
    for (let turn = 0; !isStopped; turn += 1) {
      const name = `${id} in turn ${turn} ${'x'.repeat(2000)}`
      const save = { ...aSave(), id, revision: String(revision), ...named(name) }
      const saved = await attempt('POST', '/api/workbooks', save)
      if (saved !== null) {
        revision = Number((saved as SavedWorkbook).revision)
        acknowledged.push({ id, revision, name })
        await attempt('GET', `/api/workbooks/${id}`)
        await pause()
      } else {
        await pause()
        const current = await attempt('GET', `/api/workbooks/${id}`)
        if (current !== null) revision = Number((current as SavedWorkbook).revision)
      }
    }
  }

  async function attempt(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    try {
      const answer = await send(method, path, body)
      if (answer.status === 200) return answer.body
      refused.push(answer)
    } catch (error) {
      lost.push(error)
    }
    return null
  }

  const running = ids.map(write)
  return {
    acknowledged,
    refused,
    lost,
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}

/** Waits until every writer has saved again. */
export async function expectProgress({ acknowledged }: Writers, ids: readonly string[]): Promise<void> {
  const before = acknowledged.length
  await expect
    .poll(() => new Set(acknowledged.slice(before).map(({ id }) => id)).size, { timeout: 60_000 })
    .toBe(ids.length)
}

export async function expectNothingLost(
  database: Database,
  ownerId: string,
  { acknowledged }: Writers,
): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(0)
  for (const { id, revision, name } of acknowledged) {
    const version = await findVersion(database, { ownerId, id }, revision)
    expect(JSON.parse(version?.data ?? '{}')).toMatchObject({ businessIdea: { name } })
  }
}

async function pause(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, pauseMs)
  })
}
