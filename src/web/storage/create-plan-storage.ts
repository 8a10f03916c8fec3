import { maxTitleLength } from '#contract/request-limits.ts'
import { createPlanId, type RandomBytes } from '#domain/plan/ids.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import type { SaveMarks } from '#domain/sync/save-marks.ts'
import { forgetConversationsOf, takeConversation } from './conversations.ts'
import { hasDamagedCopy, listDamagedCopies, setAside } from './damaged-copies.ts'
import { guardStorage, type StorageLike, type WriteResult } from './guarded-storage.ts'
import { migrateLegacySlot, takeOverOlderPlans } from './older-layouts.ts'
import { createEntry, readIndex, reconcileIndex, writeIndex } from './plan-index.ts'
import type { PlanReading, PlanStorage, PlanSummary } from './plan-storage.ts'
import { conversationKey, findDamagedPlanId, findPlanId, isPlanId, planKey } from './storage-keys.ts'
import { findOwner, parsePlanAt, parseStoredPlan, serializePlan, type StoredPlan } from './stored-plan.ts'

export interface PlanStorageSurroundings {
  randomBytes?: RandomBytes
  /** Where 'storage' events arrive: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The templates loaded so far. Older dashboard plans without answers wait for theirs. */
  findTemplate?: (id: string | null) => Template | null
}

const missing = { ok: false, reason: 'missing' } as const

export function createPlanStorage(
  backing: StorageLike,
  clock: () => number,
  surroundings: PlanStorageSurroundings = {},
): PlanStorage {
  const storage = guardStorage(backing)
  const {
    events,
    randomBytes = (length) => crypto.getRandomValues(new Uint8Array(length)),
    findTemplate = () => null,
  } = surroundings
  const createId = () => createPlanId(randomBytes, clock())
  const now = () => new Date(clock()).toISOString()
  const takeOver = { storage, createId, now, put, findTemplate }
  /** The text this tab wrote last. It needs no check before it is overwritten. */
  const lastWritten = new Map<string, { raw: string; owner: string | null }>()

  function put(
    planId: string,
    owner: string | null,
    workbook: Workbook,
    marks: SaveMarks | null = readStored(planId)?.marks ?? null,
  ): WriteResult {
    const raw = serializePlan(owner, workbook, marks)
    const result: WriteResult =
      raw === null ? { ok: false, reason: 'blocked' } : storage.write(planKey(planId), raw)
    if (raw === null || !result.ok) return result
    lastWritten.set(planId, { raw, owner })
    const index = readIndex(storage) ?? listEveryPlan().map((plan) => createEntry(plan.id, plan.workbook))
    writeIndex(storage, [...index.filter(({ id }) => id !== planId), createEntry(planId, workbook)])
    return result
  }

  function readStored(planId: string): StoredPlan | null {
    const raw = storage.read(planKey(planId))
    return raw === null ? null : parsePlanAt(storage, planKey(planId), raw)
  }

  function listEveryPlan(): (StoredPlan & { id: string })[] {
    return storage.listKeys().flatMap((key) => {
      const id = findPlanId(key)
      const raw = id === null ? null : storage.read(key)
      const stored = raw === null ? null : parsePlanAt(storage, key, raw)
      return id === null || stored === null ? [] : [{ ...stored, id }]
    })
  }

  /** Sets the text aside permanently. If there is no room for that, the text stays where it is. */
  function setAsideUnreadable(planId: string, raw: string): void {
    if (setAside(storage, planId, raw).ok) storage.remove(planKey(planId))
  }

  /** Makes sure that writing a plan destroys neither another account's plan nor an unreadable text. */
  function makeRoom(planId: string, ownerId: string): WriteResult {
    const raw = storage.read(planKey(planId))
    if (raw === null) return { ok: true }
    const last = lastWritten.get(planId)
    if (last?.raw === raw && last.owner === ownerId) return { ok: true }
    const stored = parsePlanAt(storage, planKey(planId), raw)
    if (!belongsTo(findOwner(stored, raw), ownerId)) return { ok: false, reason: 'blocked' }
    return stored?.isWhole ? { ok: true } : setAside(storage, planId, raw)
  }

  function readPlan(planId: string, ownerId: string): PlanReading {
    if (!isPlanId(planId)) return { state: 'missing' }
    let raw = storage.read(planKey(planId))
    if (raw === null) {
      takeOverOlderPlans(takeOver)
      raw = storage.read(planKey(planId))
    }
    if (raw === null) {
      return { state: hasDamagedCopy(storage, planId, ownerId) ? 'damaged' : 'missing' }
    }
    const stored = parsePlanAt(storage, planKey(planId), raw)
    if (!belongsTo(findOwner(stored, raw), ownerId)) return { state: 'foreign' }
    if (stored === null) {
      setAsideUnreadable(planId, raw)
      return { state: 'damaged' }
    }
    // Claiming rewrites the text, so anything that restoring left out must be saved first.
    const isSafe = stored.isWhole || setAside(storage, planId, raw).ok
    if (stored.owner === null && isSafe) put(planId, ownerId, stored.workbook)
    return { state: 'found', workbook: stored.workbook }
  }

  function writePlan(planId: string, ownerId: string, workbook: Workbook, marks?: SaveMarks): WriteResult {
    if (!isPlanId(planId)) return { ok: false, reason: 'blocked' }
    const way = makeRoom(planId, ownerId)
    return way.ok ? put(planId, ownerId, { ...workbook, lastSaved: now() }, marks) : way
  }

  function findWorkbook(planId: string, ownerId: string): Workbook | null {
    const reading = readPlan(planId, ownerId)
    return reading.state === 'found' ? reading.workbook : null
  }

  return {
    readPlan,
    writePlan,
    readCopies: (planId, ownerId) => {
      const workbook = findWorkbook(planId, ownerId)
      return workbook ? [{ place: 'usual', workbook, marks: readStored(planId)?.marks ?? null }] : []
    },
    createId,
    migrateLegacyPlan: (ownerId) => migrateLegacySlot(takeOver, ownerId),
    listPlans: (ownerId) => {
      migrateLegacySlot(takeOver, ownerId)
      takeOverOlderPlans(takeOver)
      for (const { key, planId, raw } of listDamagedCopies(storage)) {
        if (findPlanId(key) !== null) setAsideUnreadable(planId, raw)
      }
      const plans = listEveryPlan()
      reconcileIndex(
        storage,
        plans.map(({ id, workbook }) => createEntry(id, workbook)),
      )
      return plans
        .filter(({ owner }) => belongsTo(owner, ownerId))
        .map(({ id, workbook }) => summarize(id, workbook))
        .sort((a, b) => toTimeMs(b.updatedAt) - toTimeMs(a.updatedAt) || (a.id < b.id ? -1 : 1))
    },
    deletePlan: (planId, ownerId) => {
      const raw = isPlanId(planId) ? storage.read(planKey(planId)) : null
      if (raw === null) return null
      const stored = parsePlanAt(storage, planKey(planId), raw)
      if (!belongsTo(findOwner(stored, raw), ownerId)) return null
      if (!storage.remove(planKey(planId))) return null
      const index = readIndex(storage)
      if (index) {
        writeIndex(
          storage,
          index.filter(({ id }) => id !== planId),
        )
      }
      return { planId, raw, conversation: takeConversation(storage, planId) }
    },
    releasePlans: (ownerId) => {
      for (const { id, owner, workbook } of listEveryPlan()) {
        if (owner === ownerId && makeRoom(id, ownerId).ok) put(id, null, workbook)
      }
    },
    forgetConversations: (ownerId) => forgetConversationsOf(storage, ownerId),
    restorePlan: ({ planId, raw, conversation }) => {
      // Another tab still had the plan open and saved it again. That copy is newer.
      if (storage.read(planKey(planId)) !== null) return { ok: true }
      const result = storage.write(planKey(planId), raw)
      if (result.ok && conversation !== null) storage.write(conversationKey(planId), conversation)
      const stored = parseStoredPlan(raw)
      const index = readIndex(storage)
      if (result.ok && stored && index) writeIndex(storage, [...index, createEntry(planId, stored.workbook)])
      return result
    },
    duplicatePlan: (planId, ownerId) => {
      const workbook = findWorkbook(planId, ownerId)
      if (!workbook) return missing
      const copyId = createId()
      // The copy has never been in the cloud, so it starts at the first revision.
      const copy = { ...workbook, title: tidyTitle(`Copy of ${workbook.title}`), revision: '1' }
      const result = writePlan(copyId, ownerId, copy)
      return result.ok ? { ok: true, planId: copyId } : result
    },
    renamePlan: (planId, ownerId, title) => {
      const workbook = findWorkbook(planId, ownerId)
      return workbook ? writePlan(planId, ownerId, { ...workbook, title: tidyTitle(title) }) : missing
    },
    listDamaged: (ownerId) => listDamagedCopies(storage, ownerId),
    discardDamaged: ({ key }) => storage.remove(key),
    keepDamaged: ({ planId, raw }) => setAside(storage, planId, raw),
    isBlocked: storage.isBlocked,
    subscribe: (listener) => {
      const hear = (event: Event) => {
        const { key } = event as StorageEvent
        const planId = key === null ? '' : (findPlanId(key) ?? findDamagedPlanId(key))
        if (planId !== null) listener(planId)
      }
      events?.addEventListener('storage', hear)
      return () => events?.removeEventListener('storage', hear)
    },
  }
}

function belongsTo(owner: string | null, ownerId: string): boolean {
  return owner === null || owner === ownerId
}

function summarize(id: string, workbook: Workbook): PlanSummary {
  const { title, template, lastSaved, currentStep, completedSteps } = workbook
  return { id, title, template, updatedAt: lastSaved, currentStep, completedSteps }
}

/** A title is one line, no longer than the server accepts. */
function tidyTitle(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTitleLength)
}

function toTimeMs(isoTime: string): number {
  const timeMs = Date.parse(isoTime)
  return Number.isNaN(timeMs) ? 0 : timeMs
}
