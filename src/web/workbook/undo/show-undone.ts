import { findPartOfField, type PartKey } from '#domain/plan/step-parts.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import type { ShowChanged } from './undo-redo.ts'

export interface FieldActions {
  /** Opens the field's step and focuses the field. */
  onGoToField: (address: ChangedAddress) => void
  /** Scrolls to a field of the open step. Focus stays in place so that the person can keep undoing. */
  onReveal: (address: ChangedAddress) => void
}

/** The form that is on the screen. */
export interface OpenForm {
  section: SectionKey | 'review'
  part: PartKey | null
}

/** Shows every undone change by opening its step or scrolling to its field. */
export function showUndone(open: OpenForm, { onGoToField, onReveal }: FieldActions): ShowChanged {
  function isShown(address: ChangedAddress): boolean {
    const part = findPartOfField(address)
    return address[0] === open.section && (part === null || part === open.part)
  }

  return (changed) => {
    const [first, ...others] = changed
    if (!first) return
    if (!changed.some(isShown)) onGoToField(first)
    else if (others.length === 0) onReveal(first)
  }
}
