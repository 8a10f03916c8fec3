import type { Workbook } from '#domain/plan/restore.ts'
import { keepIfEqual } from './json-values.ts'
import { mergeValues, type FieldConflict } from './merge-values.ts'
import { settlePrimaryPersona } from './settle-primary-persona.ts'

export interface MergedWorkbooks {
  readonly merged: Workbook
  /** Fields that both sides changed, each in its own way. `merged` holds ours. */
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Brings together what two sides (tabs, devices) made of one plan. Nothing that either wrote is lost: it is
 * in `merged`, or named in `conflicts`.
 */
export function mergeWorkbooks(base: Workbook, ours: Workbook, theirs: Workbook): MergedWorkbooks {
  const found: FieldConflict[] = []
  const content = mergeValues(
    withBookkeeping(base, ours),
    ours,
    withBookkeeping(theirs, ours),
    [],
    (conflict) => void found.push(conflict),
  ) as Workbook
  const { data, conflicts } = settlePrimaryPersona(content.data, found)
  const merged = {
    ...content,
    data,
    completedSteps: mergeSteps(base.completedSteps, ours.completedSteps, theirs.completedSteps),
    revision: mergeStamp(base.revision, ours.revision, theirs.revision, isLaterRevision),
    lastSaved: mergeStamp(base.lastSaved, ours.lastSaved, theirs.lastSaved, isLaterTime),
  }
  return { merged: keepIfEqual(ours, merged), conflicts }
}

/**
 * What the product notes by itself is never in conflict. Where a person stands is theirs alone: another tab's
 * Next must not turn the page under their hands.
 */
function withBookkeeping(side: Workbook, from: Workbook): Workbook {
  const { currentStep, completedSteps, revision, lastSaved } = from
  return { ...side, currentStep, completedSteps, revision, lastSaved }
}

/** Every step that either side completed; one that a side took back (by a reset) goes. */
function mergeSteps(base: readonly number[], ours: readonly number[], theirs: readonly number[]): number[] {
  const steps = new Set([...ours, ...theirs])
  return [...steps]
    .filter((step) => !base.includes(step) || (ours.includes(step) && theirs.includes(step)))
    .sort((a, b) => a - b)
}

function mergeStamp(
  base: string,
  ours: string,
  theirs: string,
  isLater: (one: string, other: string) => boolean,
): string {
  if (theirs === base) return ours
  return ours === base || isLater(theirs, ours) ? theirs : ours
}

const isLaterRevision = (one: string, other: string) => Number(one) > Number(other)
const isLaterTime = (one: string, other: string) => one > other
