import type { Copy } from './prepare-copy.ts'
import type { Head } from './workbook-store.ts'

/** No real plan reaches this revision. The contract allows 15 digits, and the count has to stay below that. */
const maxPlausibleRevision = 1_000_000_000_000

export type SaveFate =
  | {
      kind: 'write'
      revision: number
      /** Whether the text is the one already stored. */
      keepsContent: boolean
    }
  /** The answer to an earlier attempt was lost, and the plan is already saved. */
  | { kind: 'saved-already' }
  | { kind: 'conflict' }

/** Decides a save from the server's copy and the revision that the sender last saw. */
export function decideSave(
  head: Head | null,
  copy: Copy,
  { seenRevision, hasSameContent }: { seenRevision: number; hasSameContent: boolean },
): SaveFate {
  const seen = seenRevision > maxPlausibleRevision ? 1 : seenRevision
  // A plan saved elsewhere, or permanently deleted, continues its count, because its other devices hold lower
  // numbers.
  if (head === null) return { kind: 'write', revision: seen + 1, keepsContent: false }
  // Deleted on one device and saved on another. The save wins, and the deleted copy stays in the history.
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
