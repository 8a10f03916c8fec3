import { maxTitleLength } from '#contract/request-limits.ts'
import { createPlanId, type RandomBytes } from '#domain/plan/ids.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import { addSave, holdsSaves, joinCounts, type SaveMarks } from '#domain/sync/save-marks.ts'
import { forgetConversationsOf, takeConversation } from './conversations.ts'
import { hasDamagedCopy, listDamagedCopies, setAside } from './damaged-copies.ts'
import { guardStorage, type StorageLike, type WriteResult } from './guarded-storage.ts'
import { migrateLegacySlot, takeOverOlderPlans } from './older-layouts.ts'
import { createEntry, readIndex, reconcileIndex, writeIndex } from './plan-index.ts'
import { chooseCopy } from './choose-copy.ts'
import type { PlanCopy, PlanReading, PlanStorage, PlanSummary } from './plan-storage.ts'
import type { SparePlans, SpareResult } from './spare-plans.ts'
import { conversationKey, findDamagedPlanId, findPlanId, isPlanId, planKey } from './storage-keys.ts'
import { findOwner, parsePlanAt, parseStoredPlan, serializePlan, type StoredPlan } from './stored-plan.ts'

export interface PlanStorageSurroundings {
  randomBytes?: RandomBytes
  /** Where 'storage' events arrive: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** The templates loaded so far. Older dashboard plans without answers wait for theirs. */
  findTemplate?: (id: string | null) => Template | null
  /** The second place. */
  spare?: SparePlans
}

const missing = { ok: false, reason: 'missing' } as const
const blocked = { ok: false, reason: 'blocked' } as const

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
    spare,
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
    marks: SaveMarks | null = spare?.texts.has(planId)
      ? createMarks(planId)
      : (readUsual(planId)?.marks ?? null),
  ): WriteResult {
    const raw = serializePlan(owner, workbook, marks)
    const result: WriteResult =
      raw === null ? { ok: false, reason: 'blocked' } : storage.write(planKey(planId), raw)
    if (raw === null || !result.ok) return result
    lastWritten.set(planId, { raw, owner })
    if (spare?.texts.has(planId) && storage.read(planKey(planId)) === raw) spare.remove(planId)
    const index = readIndex(storage) ?? listEveryPlan().map((plan) => createEntry(plan.id, plan.workbook))
    writeIndex(storage, [...index.filter(({ id }) => id !== planId), createEntry(planId, workbook)])
    return result
  }

  function readUsual(planId: string): StoredPlan | null {
    const raw = storage.read(planKey(planId))
    return raw === null ? null : parsePlanAt(storage, planKey(planId), raw)
  }

  function readSpare(planId: string): StoredPlan | null {
    const raw = spare?.texts.get(planId)
    return raw === undefined ? null : parsePlanAt(storage, `spare ${planId}`, raw)
  }

  /** Marks for a copy that includes both places and one more save. */
  function createMarks(planId: string): SaveMarks {
    const [usual = {}, inSpare = {}] = [readUsual(planId), readSpare(planId)].map(
      (copy) => copy?.marks?.counts,
    )
    return { counts: addSave(joinCounts(usual, inSpare), createId()), settled: [] }
  }

  function listEveryPlan(): (StoredPlan & { id: string })[] {
    const inUsual = storage.listKeys().flatMap((key) => findPlanId(key) ?? [])
    return [...new Set([...inUsual, ...(spare?.texts.keys() ?? [])])].flatMap((id) => {
      const stored = chooseCopy(readUsual(id), readSpare(id))
      return stored === null ? [] : [{ ...stored, id }]
    })
  }

  /** Never touches the usual place, so it needs no room there for what is unreadable. */
  async function writeSpare(
    planId: string,
    ownerId: string,
    workbook: Workbook,
    marks: SaveMarks = createMarks(planId),
  ): Promise<SpareResult> {
    const raw = serializePlan(ownerId, { ...workbook, lastSaved: now() }, marks)
    const isTheirs = isForeign(planId, ownerId)
    return !spare || raw === null || isTheirs || !isPlanId(planId) ? blocked : spare.write(planId, raw)
  }

  function isForeign(planId: string, ownerId: string): boolean {
    const raw = storage.read(planKey(planId))
    const isUsualTheirs = raw !== null && !belongsTo(findOwner(readUsual(planId), raw), ownerId)
    return isUsualTheirs || !belongsTo(readSpare(planId)?.owner ?? null, ownerId)
  }

  /** In the usual place, otherwise in the second one. */
  async function storePlan(planId: string, ownerId: string, workbook: Workbook): Promise<WriteResult> {
    const result = writePlan(planId, ownerId, workbook)
    if (result.ok) return result
    return (await writeSpare(planId, ownerId, workbook)).ok ? { ok: true } : result
  }

  /** Moves plans from the second place to the usual one, as far as there is room. */
  function moveBack(): void {
    for (const planId of new Set(spare?.texts.keys())) {
      const [usual, inSpare] = [readUsual(planId), readSpare(planId)]
      if (!inSpare || !holdsSaves(inSpare.marks?.counts ?? {}, usual?.marks?.counts ?? {})) continue
      const { owner, workbook, marks } = inSpare
      if (makeRoom(planId, owner ?? '').ok) put(planId, owner, workbook, marks)
    }
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
    const inSpare = readSpare(planId)
    if (inSpare && isForeign(planId, ownerId)) return { state: 'foreign' }
    if (inSpare && chooseCopy(readUsual(planId), inSpare) === inSpare) {
      if (inSpare.owner === null) void writeSpare(planId, ownerId, inSpare.workbook)
      return { state: 'found', workbook: inSpare.workbook }
    }
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
    writeSpare,
    storePlan,
    moveBack,
    readCopies: (planId, ownerId) => {
      if (readPlan(planId, ownerId).state !== 'found') return []
      const copies = { usual: readUsual(planId), spare: readSpare(planId) }
      return (['usual', 'spare'] as const).flatMap((place): PlanCopy[] => {
        const copy = copies[place]
        return copy ? [{ place, workbook: copy.workbook, marks: copy.marks }] : []
      })
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
      if (!isPlanId(planId) || isForeign(planId, ownerId)) return null
      const usual = storage.read(planKey(planId))
      const inSpare = readSpare(planId)
      const isSpareNewer = inSpare !== null && chooseCopy(readUsual(planId), inSpare) === inSpare
      const raw = isSpareNewer ? (spare?.texts.get(planId) ?? null) : usual
      if (raw === null) return null
      if (usual !== null && !storage.remove(planKey(planId))) return null
      spare?.remove(planId)
      const index = readIndex(storage)
      if (index) {
        writeIndex(
          storage,
          index.filter(({ id }) => id !== planId),
        )
      }
      const conversation = takeConversation(storage, planId)
      moveBack()
      return { planId, raw, conversation }
    },
    releasePlans: async (ownerId) => {
      for (const { id, owner, workbook } of listEveryPlan()) {
        if (owner !== ownerId) continue
        const isReleased = makeRoom(id, ownerId).ok && put(id, null, workbook).ok
        const raw = isReleased ? null : serializePlan(null, workbook, createMarks(id))
        if (raw !== null) await spare?.write(id, raw)
      }
    },
    finish: async () => {
      await spare?.finish()
    },
    forgetConversations: (ownerId) => forgetConversationsOf(storage, ownerId),
    restorePlan: async ({ planId, raw, conversation }) => {
      // Another tab still had the plan open and saved it again. That copy is newer.
      if (storage.read(planKey(planId)) !== null || spare?.texts.has(planId)) return { ok: true }
      let result = storage.write(planKey(planId), raw)
      if (!result.ok && (await spare?.write(planId, raw))?.ok) result = { ok: true }
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
    isBlocked: () => storage.isBlocked() && !spare?.texts.size,
    subscribe: (listener) => {
      const hear = (event: Event) => {
        const { key } = event as StorageEvent
        const planId = key === null ? '' : (findPlanId(key) ?? findDamagedPlanId(key))
        if (planId !== null) listener(planId)
      }
      events?.addEventListener('storage', hear)
      const stopSpare = spare?.subscribe(listener)
      return () => {
        events?.removeEventListener('storage', hear)
        stopSpare?.()
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
