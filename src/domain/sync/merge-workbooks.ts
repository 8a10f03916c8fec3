import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { findShape, isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { findChoices } from '#domain/plan/fields/field-choices.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { followName, isTitleFollowing } from '#domain/plan/templates/stock-titles.ts'
import { keepIfEqual } from './json-values.ts'
import { type MergedText, mergeTexts } from './merge-texts.ts'
import { mergeValues, type FieldConflict } from './merge-values.ts'
import { settlePrimaryPersona } from './settle-primary-persona.ts'

export interface MergedWorkbooks {
  readonly merged: Workbook
  /** Fields that both sides changed differently. `merged` holds our values. */
  readonly conflicts: readonly FieldConflict[]
}

export interface JoinedWorkbooks extends MergedWorkbooks {
  /** Texts that both sides edited in the same place. `merged` holds the words of both. */
  readonly joins: readonly FieldConflict[]
}

/**
 * Merges two sides' edits of one plan. No text of either side is lost: it is in `merged` or listed in
 * `conflicts`.
 */
export function mergeWorkbooks(base: Workbook, ours: Workbook, theirs: Workbook): MergedWorkbooks {
  return mergeBy(base, ours, theirs, () => null)
}

/**
 * The same for windows of one browser, without asking the person. A text that both sides changed is merged word
 * by word. Only values without words, such as a number or a choice, can be in conflict.
 */
export function joinWorkbooks(base: Workbook, ours: Workbook, theirs: Workbook): JoinedWorkbooks {
  const joins: FieldConflict[] = []
  const result = mergeBy(base, ours, theirs, (conflict) => {
    const text = joinTexts(conflict)
    if (text?.isJoined) joins.push(conflict)
    return text?.text ?? null
  })
  return { ...result, joins }
}

function joinTexts({ path, base = '', ours, theirs }: FieldConflict): MergedText | null {
  const isText = typeof base === 'string' && typeof ours === 'string' && typeof theirs === 'string'
  return isText && isWrittenText(path) ? mergeTexts(base, ours, theirs) : null
}

function isWrittenText([first, ...address]: AddressPath): boolean {
  if (first === 'title') return true
  if (first !== 'data' || !isFieldAddress(address)) return false
  // A mix of two choices is not a valid choice.
  return findShape(address)?.kind === 'text' && findChoices(address) === null
}

function mergeBy(
  base: Workbook,
  ours: Workbook,
  theirs: Workbook,
  join: (conflict: FieldConflict) => string | null,
): MergedWorkbooks {
  const found: FieldConflict[] = []
  const content = mergeValues(
    withBookkeeping(base, ours),
    ours,
    withBookkeeping(theirs, ours),
    [],
    (conflict) => {
      const given = conflict.path[0] === 'title' ? findGivenTitle(base, ours, theirs) : null
      if (given !== null) return given
      const joined = join(conflict)
      if (joined === null) found.push(conflict)
      return joined ?? conflict.ours
    },
  ) as Workbook
  const isNamedTwice = content.title === base.title && ours.title !== base.title
  const { data, conflicts } = settlePrimaryPersona(content.data, found)
  const merged = {
    ...content,
    title: isNamedTwice ? followName(base, { title: base.title, data }) : content.title,
    data,
    completedSteps: mergeSteps(base.completedSteps, ours.completedSteps, theirs.completedSteps),
    revision: mergeStamp(base.revision, ours.revision, theirs.revision, isLaterRevision),
    lastSaved: mergeStamp(base.lastSaved, ours.lastSaved, theirs.lastSaved, isLaterTime),
  }
  return { merged: keepIfEqual(ours, merged), conflicts }
}

/**
 * Values that the product records itself are never in conflict. The current step belongs to this tab: clicking
 * Next in another tab must not change it.
 */
function withBookkeeping(side: Workbook, from: Workbook): Workbook {
  const { currentStep, completedSteps, revision, lastSaved } = from
  return { ...side, currentStep, completedSteps, revision, lastSaved }
}

/**
 * A title that follows the name of the business is not a person's choice, so it is in conflict with none. Where both
 * follow, it is the base's, and the merged name decides. Null when a person has to decide.
 */
function findGivenTitle(base: Workbook, ours: Workbook, theirs: Workbook): string | null {
  if (!isTitleFollowing(base)) return null
  if (isTitleFollowing(theirs)) return isTitleFollowing(ours) ? base.title : ours.title
  return isTitleFollowing(ours) ? theirs.title : null
}

/** Every step that either side completed, except those that a side cleared with a reset. */
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
