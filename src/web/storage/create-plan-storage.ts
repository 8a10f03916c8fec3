import { maxTitleLength } from '#contract/request-limits.ts'
import { createPlanId, type RandomBytes } from '#domain/plan/ids.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import type { SaveMarks } from '#domain/sync/save-marks.ts'
import { forgetConversationsOf, takeConversation } from './conversations.ts'
import { hasDamagedCopy, listDamagedCopies, setAside } from './damaged-copies.ts'
import { guardStorage, type StorageLike, type WriteResult } from './guarded-storage.ts'
import type { OlderLayouts } from './older-layouts.ts'
import { createEntry, readIndex, reconcileIndex, writeIndex } from './plan-index.ts'
import type { PlanCopy, PlanReading, PlanStorage, PlanSummary } from './plan-storage.ts'
import { isSpareEmpty, markSpareEmpty } from './spare-empty-marker.ts'
import type { SpareResult } from './spare-plans.ts'
import type { SpareStorage, UsualPlace } from './spare-storage.ts'
import {
  conversationKey,
  findDamagedPlanId,
  findPlanId,
  isPlanId,
  planKey,
  spareMarkerKey,
} from './storage-keys.ts'
import { findOwner, parsePlanAt, parseStoredPlan, serializePlan, type StoredPlan } from './stored-plan.ts'

export interface PlanStorageSurroundings {
  randomBytes?: RandomBytes
  /** Where 'storage' events arrive: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The migrations, once they are loaded by a browser that needs them. */
  findOlder?: () => OlderLayouts | null
  /** The templates loaded so far. Older dashboard plans without answers wait for theirs. */
  findTemplate?: (id: string | null) => Template | null
  /** Absent in a browser without a spare storage. */
  openSpareStorage?: (usual: UsualPlace) => Promise<SpareStorage>
  /** Whether an earlier visit may have left plans there. */
  hasSpareStorage?: () => Promise<boolean>
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
    findOlder = () => null,
  } = surroundings
  const createId = () => createPlanId(randomBytes, clock())
  const now = () => new Date(clock()).toISOString()
  const takeOver = { storage, createId, now, put, findTemplate }
  /** The text this tab wrote last. It needs no check before it is overwritten. */
  const lastWritten = new Map<string, { raw: string; owner: string | null }>()
  const listeners = new Set<(planId: string) => void>()
  let second: SpareStorage | null = null
  let loading: Promise<void> | null = null

  function tell(planId: string): void {
    for (const listener of listeners) listener(planId)
  }

  function put(
    planId: string,
    owner: string | null,
    workbook: Workbook,
    marks: SaveMarks | null = second?.find(planId)
      ? second.createMarks(planId)
      : (readUsual(planId)?.marks ?? null),
  ): WriteResult {
    const raw = serializePlan(owner, workbook, marks)
    const result: WriteResult =
      raw === null ? { ok: false, reason: 'blocked' } : storage.write(planKey(planId), raw)
    if (raw === null || !result.ok) return result
    lastWritten.set(planId, { raw, owner })
    if (storage.read(planKey(planId)) === raw) second?.remove(planId)
    const index = readIndex(storage) ?? listEveryPlan().map((plan) => createEntry(plan.id, plan.workbook))
    writeIndex(storage, [...index.filter(({ id }) => id !== planId), createEntry(planId, workbook)])
    return result
  }

  function readUsual(planId: string): StoredPlan | null {
    const raw = storage.read(planKey(planId))
    return raw === null ? null : parsePlanAt(storage, planKey(planId), raw)
  }

  /** The newer copy, if there are two. */
  function readStored(planId: string): StoredPlan | null {
    return second ? second.choose(planId) : readUsual(planId)
  }

  function listEveryPlan(): (StoredPlan & { id: string })[] {
    const inUsual = storage.listKeys().flatMap((key) => findPlanId(key) ?? [])
    return [...new Set([...inUsual, ...(second?.listIds() ?? [])])].flatMap((id) => {
      const stored = readStored(id)
      return stored === null ? [] : [{ ...stored, id }]
    })
  }

  /** Null when the browser has no spare storage or refuses it. A later call may be luckier. */
  async function reachSecond(): Promise<SpareStorage | null> {
    loading ??= loadSecond()
    try {
      await loading
    } catch {
      loading = null
    }
    return second
  }

  async function loadSecond(): Promise<void> {
    second =
      (await surroundings.openSpareStorage?.({
        storage,
        createId,
        nowMs: clock,
        find: readUsual,
        put: (planId, owner, ...rest) => {
          const way = makeRoom(planId, owner ?? '')
          return way.ok ? put(planId, owner, ...rest) : way
        },
        onChange: tell,
      })) ?? null
    await second?.settle()
  }

  async function findSecond(): Promise<void> {
    const isThere = await surroundings.hasSpareStorage?.()
    if (isThere || !markSpareEmpty(storage)) await reachSecond()
  }

  /** Never touches the usual place, so it needs no room there for what is unreadable. */
  async function writeSpare(
    planId: string,
    ownerId: string,
    workbook: Workbook,
    marks?: SaveMarks,
  ): Promise<SpareResult> {
    const place = await reachSecond()
    const isRefused = place === null || !isPlanId(planId) || isForeign(planId, ownerId)
    return isRefused ? { ok: false, reason: 'blocked' } : place.write(planId, ownerId, workbook, marks)
  }

  function isForeign(planId: string, ownerId: string): boolean {
    const raw = storage.read(planKey(planId))
    const isUsualTheirs = raw !== null && !belongsTo(findOwner(readUsual(planId), raw), ownerId)
    return isUsualTheirs || !belongsTo(second?.find(planId)?.owner ?? null, ownerId)
  }

  /** In the usual place, otherwise in the second one. */
  async function storePlan(planId: string, ownerId: string, workbook: Workbook): Promise<WriteResult> {
    const result = writePlan(planId, ownerId, workbook)
    if (result.ok) return result
    return (await writeSpare(planId, ownerId, workbook)).ok ? { ok: true } : result
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
    const inSecond = second?.find(planId)
    if (inSecond && isForeign(planId, ownerId)) return { state: 'foreign' }
    if (inSecond && readStored(planId) === inSecond) {
      if (inSecond.owner === null) void writeSpare(planId, ownerId, inSecond.workbook)
      return { state: 'found', workbook: inSecond.workbook }
    }
    let raw = storage.read(planKey(planId))
    if (raw === null) {
      findOlder()?.takeOverOlderPlans(takeOver)
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
    writeSpare,
    storePlan,
    start: () => (!surroundings.openSpareStorage || isSpareEmpty(storage) ? null : findSecond()),
    readCopies: (planId, ownerId) => {
      if (readPlan(planId, ownerId).state !== 'found') return []
      const copies = { usual: readUsual(planId), spare: second?.find(planId) }
      return (['usual', 'spare'] as const).flatMap((place): PlanCopy[] => {
        const copy = copies[place]
        return copy ? [{ place, workbook: copy.workbook, marks: copy.marks }] : []
      })
    },
    createId,
    migrateLegacyPlan: (ownerId) => findOlder()?.migrateLegacySlot(takeOver, ownerId) ?? null,
    listPlans: (ownerId) => {
      findOlder()?.migrateLegacySlot(takeOver, ownerId)
      findOlder()?.takeOverOlderPlans(takeOver)
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
      if (!isPlanId(planId) || isForeign(planId, ownerId)) return null
      const usual = storage.read(planKey(planId))
      const inSecond = second?.find(planId)
      const raw = inSecond && readStored(planId) === inSecond ? second?.findText(planId) : usual
      if (raw === undefined || raw === null) return null
      if (usual !== null && !storage.remove(planKey(planId))) return null
      second?.remove(planId)
      const index = readIndex(storage)
      if (index) {
        writeIndex(
          storage,
          index.filter(({ id }) => id !== planId),
        )
      }
      const conversation = takeConversation(storage, planId)
      second?.moveBack()
      return { planId, raw, conversation }
    },
    releasePlans: async (ownerId) => {
      for (const { id, owner, workbook } of listEveryPlan()) {
        if (owner !== ownerId) continue
        const isReleased = makeRoom(id, ownerId).ok && put(id, null, workbook).ok
        if (!isReleased) await (await reachSecond())?.write(id, null, workbook)
      }
    },
    finish: async () => {
      await second?.finish()
    },
    forgetConversations: (ownerId) => forgetConversationsOf(storage, ownerId),
    restorePlan: async ({ planId, raw, conversation }) => {
      // Another tab still had the plan open and saved it again. That copy is newer.
      if (storage.read(planKey(planId)) !== null || second?.find(planId)) return { ok: true }
      let result = storage.write(planKey(planId), raw)
      if (!result.ok && (await (await reachSecond())?.writeText(planId, raw))?.ok) result = { ok: true }
      if (result.ok && conversation !== null) storage.write(conversationKey(planId), conversation)
      const stored = parseStoredPlan(raw)
      const index = readIndex(storage)
      if (result.ok && stored && index) writeIndex(storage, [...index, createEntry(planId, stored.workbook)])
      return result
    },
    duplicatePlan: async (planId, ownerId) => {
      const workbook = findWorkbook(planId, ownerId)
      if (!workbook) return missing
      const copyId = createId()
      // The copy has never been in the cloud, so it starts at the first revision.
      const copy = { ...workbook, title: tidyTitle(`Copy of ${workbook.title}`), revision: '1' }
      const result = await storePlan(copyId, ownerId, copy)
      return result.ok ? { ok: true, planId: copyId } : result
    },
    renamePlan: async (planId, ownerId, title) => {
      const workbook = findWorkbook(planId, ownerId)
      return workbook ? storePlan(planId, ownerId, { ...workbook, title: tidyTitle(title) }) : missing
    },
    listDamaged: (ownerId) => listDamagedCopies(storage, ownerId),
    discardDamaged: ({ key }) => storage.remove(key),
    keepDamaged: ({ planId, raw }) => setAside(storage, planId, raw),
    isBlocked: () => storage.isBlocked() && listEveryPlan().length === 0,
    subscribe: (listener) => {
      const hear = (event: Event) => {
        const { key, newValue } = event as StorageEvent
        const planId = key === null ? '' : (findPlanId(key) ?? findDamagedPlanId(key))
        if (planId !== null) listener(planId)
        if (key === spareMarkerKey && newValue === null && !second) void hearSecond()
      }
      // Another tab has put its first plan into the spare storage.
      const hearSecond = async () => {
        if (await reachSecond()) listener('')
      }
      events?.addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        events?.removeEventListener('storage', hear)
        listeners.delete(listener)
      }
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
