import type { Workbook } from '#domain/plan/restore.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { isJsonEqual } from '#domain/sync/json-values.ts'
import { completeBase } from '#domain/sync/complete-base.ts'
import { type JoinedWorkbooks, joinWorkbooks } from '#domain/sync/merge-workbooks.ts'
import type { PlanCopy } from '#web/storage/plan-storage.ts'
import {
  addSave,
  findSharedSaves,
  holdsSaves,
  joinCounts,
  type SaveCounts,
  type SaveMarks,
} from '#domain/sync/save-marks.ts'

export interface MergedCopies extends JoinedWorkbooks {
  /** The fields that two tabs both changed, whether this tab or another one merged them. */
  settled: readonly AddressPath[]
}

interface OpenedPlan {
  opened: Workbook
  stored: readonly PlanCopy[]
  tabId: string
}

/** A copy that another copy may be based on. */
interface MergeBase {
  workbook: Workbook
  counts: SaveCounts
}

/** Concurrent copies are only a save or two apart, and each remembered copy is a whole plan. */
const mostGrounds = 8

/**
 * Tracks the stored copies of the open plan and merges the changes of other tabs. Each copy lists the saves it
 * includes, so a copy that lacks our changes can be recognized no matter how late it arrives.
 */
export function followCopies({ opened, stored, tabId }: OpenedPlan) {
  const same = stored.filter(({ workbook }) => isSameBesideTime(workbook, opened))
  let counts = same.reduce<SaveCounts>((sum, { marks }) => joinCounts(sum, marks?.counts ?? {}), {})
  let mergeBases: readonly MergeBase[] = [{ workbook: opened, counts }]
  /** The copy this tab last saw in each place. Opening the plan skips an older copy in the other place. */
  const seen = new Map(stored.map(({ place, workbook }) => [place, workbook]))
  let newest = opened
  let settled: readonly AddressPath[] = []

  function remember(mergeBase: MergeBase): void {
    mergeBases = [...mergeBases, mergeBase].slice(-mostGrounds)
    counts = joinCounts(counts, mergeBase.counts)
    newest = mergeBase.workbook
  }

  /** What both the given copy and ours are based on. */
  function findMergeBase({ place, marks }: PlanCopy, ours: Workbook, theirs: Workbook): Workbook {
    const held = marks === null ? [] : listHeld(mergeBases, marks.counts)
    const [oldest] = held
    // A writer without marks reads and writes in one go, so it has seen the same copy as we have.
    const unmarked = marks === null ? seen.get(place) : undefined
    if (oldest === undefined) return unmarked ?? mergeBases[0]?.workbook ?? opened
    const base = joinBases(held, oldest)
    return completeBase(base.workbook, ours, theirs, {
      earlier: held.map(({ workbook }) => workbook).toReversed(),
      isWhole: holdsSaves(base.counts, findSharedSaves(counts, marks?.counts ?? {})),
    }) as Workbook
  }

  return {
    /** Returns null when the copy has nothing new for this tab. */
    merge: (copy: PlanCopy, ours: Workbook): MergedCopies | null => {
      const { place, workbook: theirs, marks } = copy
      const last = seen.get(place)
      const isSeen = last !== undefined && isSameBesideTime(theirs, last)
      const isOlder = marks !== null && holdsSaves(counts, marks.counts) && !holdsSaves(marks.counts, counts)
      if (isSeen || isOlder) return null
      const mergeBase = findMergeBase(copy, ours, theirs)
      seen.set(place, theirs)
      remember({ workbook: theirs, counts: marks?.counts ?? counts })
      const joined = joinWorkbooks(mergeBase, ours, theirs)
      const met = [...joined.conflicts, ...joined.joins].map(({ path }) => path)
      settled = [...settled, ...met]
      return { ...joined, settled: [...met, ...(marks?.settled ?? [])] }
    },
    createMarks: (): SaveMarks => ({ counts: addSave(counts, tabId), settled }),
    noteWritten: (place: PlanCopy['place'], workbook: Workbook, marks: SaveMarks): void => {
      seen.set(place, workbook)
      settled = settled.slice(marks.settled.length)
      remember({ workbook, counts: marks.counts })
    },
    /** Whether the newest copy matches the plan on the screen, ignoring which step is open. */
    isStored: (workbook: Workbook): boolean =>
      isSameBesideTime(workbook, { ...newest, currentStep: workbook.currentStep }),
  }
}

function listHeld(bases: readonly MergeBase[], counts: SaveCounts): readonly MergeBase[] {
  return bases.filter((base) => holdsSaves(counts, base.counts))
}

/** Windows that did not see each other leave several copies that both sides are based on. Together they are the base. */
function joinBases(bases: readonly MergeBase[], oldest: MergeBase): MergeBase {
  return bases.reduce((one, other) => {
    if (holdsSaves(other.counts, one.counts)) return other
    if (holdsSaves(one.counts, other.counts)) return one
    const shared = listHeld(listHeld(bases, one.counts), other.counts)
    const base = joinBases(shared, shared[0] ?? oldest).workbook
    const { merged } = joinWorkbooks(base, one.workbook, other.workbook)
    return { workbook: merged, counts: joinCounts(one.counts, other.counts) }
  }, oldest)
}

/** Ignores the save time, which changes with every save and is not part of the content. */
export function isSameBesideTime(one: Workbook, other: Workbook): boolean {
  return isJsonEqual({ ...one, lastSaved: '' }, { ...other, lastSaved: '' })
}
