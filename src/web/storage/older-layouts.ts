import { isRecord } from '#domain/plan/lenient-schema.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import type { Template } from '#domain/plan/templates/template.ts'
import { setAside } from './damaged-copies.ts'
import type { GuardedStorage, WriteResult } from './guarded-storage.ts'
import { keepsEverything } from './keeps-everything.ts'
import { isPlanId, legacySlotKey, olderListKeys, olderPlanKeyPattern, planKey } from './storage-keys.ts'
import { parseJson, parsePlanAt, parseRecord, parseStoredPlan } from './stored-plan.ts'

/** What the older dashboard kept of a plan under its id. */
const olderFields = new Set(['id', 'title', 'template', 'lastModified', 'currentStep', 'completedSteps'])

interface TakeOver {
  storage: GuardedStorage
  createId: () => string
  /** ISO time. */
  now: () => string
  put: (planId: string, owner: string | null, workbook: Workbook) => WriteResult
  /** For records without answers. Null until its texts are loaded; the record stays in place until then. */
  findTemplate: (id: string | null) => Template | null
}

/** The migrations, which only browsers with an older layout load. */
export interface OlderLayouts {
  migrateLegacySlot: (context: TakeOver, ownerId: string) => string | null
  takeOverOlderPlans: (context: TakeOver) => void
}

export const olderLayouts: OlderLayouts = { migrateLegacySlot, takeOverOlderPlans }

/** Moves the single slot into its own plan and returns the id. If there is no room, the slot stays. */
function migrateLegacySlot({ storage, createId, now, put }: TakeOver, ownerId: string): string | null {
  const raw = storage.read(legacySlotKey)
  if (raw === null) return null
  const planId = createId()
  const stored = parseStoredPlan(raw)
  if (stored === null) {
    if (setAside(storage, planId, raw).ok) storage.remove(legacySlotKey)
    return null
  }
  if (stored.owner !== null && stored.owner !== ownerId) return null
  const { workbook, isWhole } = stored
  const title = workbook.data.businessIdea.name.trim() || 'Migrated Business Plan'
  const migrated = { ...workbook, title, lastSaved: workbook.lastSaved || now() }
  if (!isWhole && !setAside(storage, planId, raw).ok) return null
  if (!put(planId, ownerId, migrated).ok) return null
  storage.remove(legacySlotKey)
  return planId
}

/** Migrates the older dashboard's plans. A record is removed only after its plan is safely stored. */
function takeOverOlderPlans(context: TakeOver): void {
  const { storage } = context
  const lists = olderListKeys.flatMap((key) => {
    const raw = storage.read(key)
    return raw === null ? [] : [{ key, raw, ids: parseIds(raw) }]
  })
  const moved = listOlderRecords(storage).map((id) => takeOverPlan(context, id))
  if (!moved.every(Boolean)) return
  for (const { key, raw, ids } of lists) {
    if (ids !== null || setAside(storage, key, raw).ok) storage.remove(key)
  }
}

/** The keys of the older dashboard's plans, found through its lists and by the key pattern. */
export function listOlderRecords(storage: GuardedStorage): string[] {
  const listed = olderListKeys.flatMap((key) => parseIds(storage.read(key) ?? '') ?? [])
  const found = storage.listKeys().filter((key) => olderPlanKeyPattern.test(key))
  return [...new Set([...listed, ...found])]
}

function parseIds(raw: string): string[] | null {
  const value = parseJson(raw)
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'string' && isPlanId(id))
  return isList ? (value as string[]) : null
}

/** False when the record had to stay in place. */
function takeOverPlan(context: TakeOver, id: string): boolean {
  const { storage, put, createId } = context
  const raw = storage.read(id)
  if (raw === null) return true
  const record = parseRecord(raw)
  const needsTemplate = record !== null && record['data'] === undefined
  const template = needsTemplate ? context.findTemplate(readTemplateId(record)) : null
  if (needsTemplate && template === null) return false
  const workbook = record && restoreRecord(record, context.now(), template)
  const inPlace = storage.read(planKey(id))
  const isTaken = inPlace !== null && parsePlanAt(storage, planKey(id), inPlace) !== null
  if (!record || !workbook) return setAside(storage, id, raw).ok && storage.remove(id)
  if (inPlace !== null && !isTaken && !setAside(storage, id, inPlace).ok) return false
  // The workbook's own copy of a plan is newer. A record without answers adds nothing to it.
  if (isTaken && Object.keys(record).every((field) => olderFields.has(field))) return storage.remove(id)
  if (!keepsEverything(record, workbook) && !setAside(storage, id, raw).ok) return false
  return put(isTaken ? createId() : id, null, workbook).ok && storage.remove(id)
}

export function readTemplateId({ template }: Record<string, unknown>): string | null {
  return typeof template === 'string' ? template : null
}

function restoreRecord(
  record: Record<string, unknown>,
  now: string,
  template: Template | null,
): Workbook | null {
  const { title, lastModified, data } = record
  if (data !== undefined && !isRecord(data)) return null
  return restoreWorkbook({
    ...record,
    title: typeof title === 'string' && title.trim() !== '' ? title : 'Untitled Business Plan',
    lastSaved: typeof lastModified === 'string' ? lastModified : now,
    data: data ?? (template ? createWorkbookData(template) : {}),
  })
}
