/** Names the plan's owner as the author of an event. The server sets it, so no reviewer can. */
export const ownerAuthor = 'owner'

/** Where a comment belongs, in the words of the copy that its writer read. */
export interface CommentPlace {
  /** The section's id and title in the document. */
  section: string
  sectionTitle: string
  /** The block in the section, counted from 0. */
  block: number
  /** The item, row or fact in the block, counted from 0. Null for a block without parts. */
  part: number | null
  /** The cell in a table's row, counted from 0. Null for the whole row and outside tables. */
  column: number | null
  /** The words or the figure that were selected. */
  quote: string
  /** The whole text that the quote was part of, and a row's name before its figure. */
  context: string
  /** The field of the plan, as `writeAddress` names it. Null where a figure has no single field. */
  field: string | null
  /** The version of the copy. */
  version: number
}

export const threadStates = ['open', 'answered', 'done'] as const
export type ThreadState = (typeof threadStates)[number]

/** What reviewers and the owner write under a link. Sealed before it leaves the browser. */
export type ShareEvent =
  | {
      kind: 'comment'
      name: string
      text: string
      place: CommentPlace
      /** Words to replace the quote with. Null for a plain comment. */
      suggestion: string | null
    }
  | { kind: 'reply'; to: string; name: string; text: string }
  | { kind: 'edit'; of: string; text: string; suggestion: string | null }
  | { kind: 'withdraw'; of: string }
  | { kind: 'state'; of: string; state: ThreadState }

/** An event as the server returned it, opened again. */
export interface NumberedEvent {
  /** Its place in the order that all readers share. */
  number: number
  id: string
  author: string
  /** ISO time of arrival at the server. */
  at: string
  event: ShareEvent
}
