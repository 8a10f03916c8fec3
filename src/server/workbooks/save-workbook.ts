import { randomBytes } from 'node:crypto'
import { createPlanId } from '#domain/plan/ids.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { decideSave, type SaveFate } from './decide-save.ts'
import { largeSaveBytes, limits } from './account-quotas.ts'
import type { Copy } from './prepare-copy.ts'
import type { PreparedSave } from './prepare-save.ts'
import { requireBytesLeft, requireRoom } from './require-room.ts'
import { writeSavedWorkbook } from './saved-workbook.ts'
import { findContent, insertContent, insertVersion } from './version-store.ts'
import {
  type AnsweredRow,
  findHead,
  findWorkbook,
  type Head,
  insertWorkbook,
  type PlanKey,
  updateWorkbook,
  type WorkbookRow,
} from './workbook-store.ts'

const hourMs = 60 * 60 * 1000
/** Each further attempt means that another save came first. */
const maxAttempts = 5

export interface SaveDependencies {
  database: Database
  /** Counts in the given transaction, so that a save is written to the disk once. */
  openRateLimiter: (queries: Queries) => RateLimiter
  now: () => number
}

/**
 * Saves for that owner and returns the server's current copy. Never overwrites a version that the sender has not
 * seen.
 */
export async function saveWorkbook(
  dependencies: SaveDependencies,
  ownerId: string,
  { id, seenRevision, copy }: PreparedSave,
): Promise<AnsweredRow> {
  const { database, now } = dependencies
  const key = { ownerId, id: id ?? createPlanId(randomBytes, now()) }

  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const head = await findHead(database, key)
    const fate = decideSave(head, copy, {
      seenRevision,
      hasSameContent: await hasSameContent(database, key, head, copy),
    })
    const saved =
      fate.kind === 'write'
        ? await write(dependencies, key, { head, copy, fate })
        : await answerWithCurrent(dependencies, key, { copy, isConflict: fate.kind === 'conflict' })
    if (saved) return saved
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 })
}

/** Read only when the length is the same, which few edits keep. */
async function hasSameContent(
  database: Database,
  key: PlanKey,
  head: Head | null,
  copy: Copy,
): Promise<boolean> {
  if (head?.content_bytes !== copy.content_bytes) return false
  const stored = await findContent(database, key, head.content_revision)
  return stored !== null && Buffer.from(stored).equals(copy.data)
}

interface Save {
  head: Head | null
  copy: Copy
  fate: Extract<SaveFate, { kind: 'write' }>
}

/** Returns null and writes nothing when another save came first. */
async function write(
  { database, openRateLimiter, now }: SaveDependencies,
  key: PlanKey,
  { head, copy, fate }: Save,
): Promise<AnsweredRow | null> {
  const savedAt = now()
  const { data, content_bytes: contentBytes, ...fields } = copy
  const version = {
    ...fields,
    revision: fate.revision,
    content_revision: head && fate.keepsContent ? head.content_revision : fate.revision,
    content_bytes: contentBytes,
  }
  const workbook = { ...version, updated_at: savedAt, next_thinning_at: savedAt + hourMs }
  const place = { owner_id: key.ownerId, workbook_id: key.id }

  const isWritten = await database.transaction().execute(async (transaction) => {
    await countSave(openRateLimiter(transaction), key, copy)
    if (head === null || head.deleted_at !== null) await requireRoom(transaction, key.ownerId, head)
    if (!fate.keepsContent) {
      await requireBytesLeft(transaction, key.ownerId, { revision: fate.revision, contentBytes })
    }
    const isFirst =
      head === null
        ? await insertWorkbook(transaction, {
            owner_id: key.ownerId,
            id: key.id,
            deleted_at: null,
            ...workbook,
          })
        : await updateWorkbook(transaction, key, head.revision, workbook)
    if (!isFirst) return false
    if (!fate.keepsContent) await insertContent(transaction, { ...place, revision: fate.revision, data })
    await insertVersion(transaction, { ...place, ...version, saved_at: savedAt })
    return true
  })
  return isWritten ? { id: key.id, ...fields, revision: fate.revision, updated_at: savedAt, data } : null
}

/** Returns null when the plan was deleted in the meantime, because the save must then be decided again. */
async function answerWithCurrent(
  { database, openRateLimiter }: SaveDependencies,
  key: PlanKey,
  { copy, isConflict }: { copy: Copy; isConflict: boolean },
): Promise<WorkbookRow | null> {
  await countSave(openRateLimiter(database), key, copy)
  const current = await findWorkbook(database, key)
  if (current && isConflict)
    throw new AppError('conflict', { writtenDetails: { current: writeSavedWorkbook(current) } })
  return current
}

async function countSave(rateLimiter: RateLimiter, { ownerId }: PlanKey, copy: Copy): Promise<void> {
  await rateLimiter.hit(limits.saves, ownerId)
  if (copy.content_bytes > largeSaveBytes) await rateLimiter.hit(limits.largeSaves, ownerId)
}
