import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import type { ShowChanged } from './undo-redo.ts'

export interface FieldWays {
  /** Opens the field's step and puts the cursor into it. */
  onGoToField: (address: ChangedAddress) => void
  /** Scrolls to a field of the open step. Focus stays: whoever goes on undoing wants it where it is. */
  onReveal: (address: ChangedAddress) => void
}

/** Nothing is undone out of sight: what is on another step is gone to, what is off the screen is scrolled to. */
export function showUndone(openSection: SectionKey, { onGoToField, onReveal }: FieldWays): ShowChanged {
  return (changed) => {
    const [first, ...others] = changed
    if (!first) return
    if (!changed.some(([section]) => section === openSection)) onGoToField(first)
    else if (others.length === 0) onReveal(first)
  }
}
