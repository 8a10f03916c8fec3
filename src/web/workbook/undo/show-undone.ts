import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import type { ShowChanged } from './undo-redo.ts'

export interface FieldActions {
  /** Opens the field's step and focuses the field. */
  onGoToField: (address: ChangedAddress) => void
  /** Scrolls to a field of the open step. Focus stays in place so that the person can keep undoing. */
  onReveal: (address: ChangedAddress) => void
}

/** Shows every undone change by opening its step or scrolling to its field. */
export function showUndone(openSection: SectionKey, { onGoToField, onReveal }: FieldActions): ShowChanged {
  return (changed) => {
    const [first, ...others] = changed
    if (!first) return
    if (!changed.some(([section]) => section === openSection)) onGoToField(first)
    else if (others.length === 0) onReveal(first)
  }
}
