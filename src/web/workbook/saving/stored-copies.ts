import type { Workbook } from '#domain/plan/restore.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { isJsonEqual } from '#domain/sync/json-values.ts'
import { type JoinedWorkbooks, joinWorkbooks } from '#domain/sync/merge-workbooks.ts'
import type { PlanCopy } from '#web/storage/plan-storage.ts'
import { addSave, holdsSaves, joinCounts, type SaveCounts, type SaveMarks } from '#domain/sync/save-marks.ts'

export interface MergedCopies extends JoinedWorkbooks {
  /** The fields in which two tabs have met, whether they did so here or in another tab. */
  settled: readonly AddressPath[]
}

interface OpenedPlan {
  opened: Workbook
  stored: readonly PlanCopy[]
  tabId: string
}

/** What is known of a copy that another one may have been made from. */
interface Ground {
  workbook: Workbook
  counts: SaveCounts
}

/** Copies that cross are a save or two apart; each that is remembered is a whole plan. */
const mostGrounds = 8

/**
 * Follows the stored copies of the open plan and merges what other tabs put there. Each copy carries the saves that
 * it holds, so that a copy made without ours is told from one that was made of it, however late it comes.
 */
export function followCopies({ opened, stored, tabId }: OpenedPlan) {
  const same = stored.filter(({ workbook }) => isSameBesideTime(workbook, opened))
  let counts = same.reduce<SaveCounts>((sum, { marks }) => joinCounts(sum, marks?.counts ?? {}), {})
  let grounds: readonly Ground[] = [{ workbook: opened, counts }]
  /** What this tab saw last in each place. An older copy beside the opened one was passed over on opening. */
  const seen = new Map(stored.map(({ place, workbook }) => [place, workbook]))
  let newest = opened
  let settled: readonly AddressPath[] = []

  function remember(ground: Ground): void {
    grounds = [...grounds, ground].slice(-mostGrounds)
    counts = joinCounts(counts, ground.counts)
    newest = ground.workbook
  }

  /** The latest copy that both that one and ours were made of. */
  function findGround({ place, marks }: PlanCopy): Workbook {
    const known = marks && grounds.findLast((ground) => holdsSaves(marks.counts, ground.counts))
    // Who keeps no marks reads and writes in one go, and so has seen what we saw.
    const unmarked = marks === null ? seen.get(place) : undefined
    return known?.workbook ?? unmarked ?? grounds[0]?.workbook ?? opened
  }

  return {
    /** Null when the copy has nothing that is new to this tab. */
    merge: (copy: PlanCopy, ours: Workbook): MergedCopies | null => {
      const { place, workbook: theirs, marks } = copy
      const last = seen.get(place)
      const isSeen = last !== undefined && isSameBesideTime(theirs, last)
      const isOlder = marks !== null && holdsSaves(counts, marks.counts) && !holdsSaves(marks.counts, counts)
      if (isSeen || isOlder) return null
      const ground = findGround(copy)
      seen.set(place, theirs)
      remember({ workbook: theirs, counts: marks?.counts ?? counts })
      const joined = joinWorkbooks(ground, ours, theirs)
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
    /** Whether the newest copy says what the plan on the screen says. Which step is open does not count. */
    isStored: (workbook: Workbook): boolean =>
      isSameBesideTime(workbook, { ...newest, currentStep: workbook.currentStep }),
  }
}

/** The time of a save changes with every one and says nothing about the plan. */
export function isSameBesideTime(one: Workbook, other: Workbook): boolean {
  return isJsonEqual({ ...one, lastSaved: '' }, { ...other, lastSaved: '' })
}
