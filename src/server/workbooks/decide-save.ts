import type { Copy } from './prepare-copy.ts'
import type { Head } from './workbook-store.ts'

/** A revision that only nonsense reaches. The contract lets 15 digits through; counting on has to stay below. */
const maxPlausibleRevision = 1_000_000_000_000

export type SaveFate =
  | {
      kind: 'write'
      revision: number
      /** Whether the words are the ones already stored. */
      keepsContent: boolean
    }
  /** The answer to an earlier try was lost: it is saved already. */
  | { kind: 'saved-already' }
  | { kind: 'conflict' }

/** What becomes of a save, given what the server has and the revision that the sender last saw. */
export function decideSave(
  head: Head | null,
  copy: Copy,
  { seenRevision, hasSameContent }: { seenRevision: number; hasSameContent: boolean },
): SaveFate {
  const seen = seenRevision > maxPlausibleRevision ? 1 : seenRevision
  // A plan saved elsewhere, or deleted for good, goes on counting: its other devices hold lower numbers.
  if (head === null) return { kind: 'write', revision: seen + 1, keepsContent: false }
  // Deleted on one device and saved on another: the words win, and the deleted copy stays in the history.
  if (head.deleted_at !== null) {
    return { kind: 'write', revision: Math.max(head.revision, seen) + 1, keepsContent: false }
  }
  if (head.revision === seenRevision) {
    return { kind: 'write', revision: head.revision + 1, keepsContent: hasSameContent }
  }
  return hasSameContent && isAlike(head, copy) ? { kind: 'saved-already' } : { kind: 'conflict' }
}

function isAlike(head: Head, copy: Copy): boolean {
  return (
    head.title === copy.title &&
    head.template === copy.template &&
    head.current_step === copy.current_step &&
    head.completed_steps === copy.completed_steps
  )
}
