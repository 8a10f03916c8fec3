import { isRecord } from '#domain/plan/lenient-schema.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { parseMarks, type SaveMarks } from '#domain/sync/save-marks.ts'
import type { GuardedStorage } from './guarded-storage.ts'
import { keepsEverything } from './keeps-everything.ts'

export interface StoredPlan {
  /** The account it belongs to; null for plans saved before owners were recorded. */
  owner: string | null
  workbook: Workbook
  /** False when restoring had to leave something out. */
  isWhole: boolean
  /** Null for a text that no workbook of this version has saved. */
  marks: SaveMarks | null
}

/** Null when the text cannot be read as a plan at all. */
export function parseStoredPlan(raw: string): StoredPlan | null {
  const record = parseRecord(raw)
  if (record === null || (record['data'] !== undefined && !isRecord(record['data']))) return null
  const { owner, saveMarks, ...plan } = record
  const workbook = restoreWorkbook(plan)
  // The oldest copies are bare data, which restoring moves one level down.
  const isBare = plan['data'] === undefined && isRecord(plan['businessIdea'])
  return {
    owner: typeof owner === 'string' && owner !== '' ? owner : null,
    workbook,
    isWhole: keepsEverything(plan, isBare ? workbook.data : workbook),
    marks: parseMarks(saveMarks),
  }
}

const remembered = new WeakMap<GuardedStorage, Map<string, { raw: string; stored: StoredPlan | null }>>()

/** The same for a text under a key, but cached: opening, listing and saving read the same text repeatedly. */
export function parsePlanAt(storage: GuardedStorage, key: string, raw: string): StoredPlan | null {
  const texts = remembered.get(storage) ?? new Map<string, { raw: string; stored: StoredPlan | null }>()
  remembered.set(storage, texts)
  const known = texts.get(key)
  if (known?.raw === raw) return known.stored
  const stored = parseStoredPlan(raw)
  texts.set(key, { raw, stored })
  return stored
}

export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

export function parseRecord(raw: string): Record<string, unknown> | null {
  const value = parseJson(raw)
  return isRecord(value) ? value : null
}

/** The owner comes first so that it can be read even from a truncated text. */
export function serializePlan(
  owner: string | null,
  workbook: Workbook,
  marks: SaveMarks | null,
): string | null {
  const ours = { owner, saveMarks: marks ?? undefined }
  try {
    // An imported file may contain fields with these names. They do not describe this plan.
    return JSON.stringify(
      Object.assign({ ...ours }, workbook, { data: toStoredData(workbook.data), ...ours }),
    )
  } catch {
    // Only a malicious file nests so deeply that it can be read but not written.
    return null
  }
}

/** The owner of the text, if it can be determined. */
export function findOwner(stored: StoredPlan | null, raw: string): string | null {
  return stored ? stored.owner : findOwnerInText(raw)
}

/** For texts that are no longer valid JSON. Without an owner, other accounts would see them. */
function findOwnerInText(raw: string): string | null {
  const quoted = /"owner":\s*("(?:[^"\\]|\\.)+")/.exec(raw)?.[1]
  const owner = quoted === undefined ? null : parseJson(quoted)
  return typeof owner === 'string' ? owner : null
}
