import type { FieldPlace } from '#domain/plan/field-values.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import type { ShowPlaces } from './undo-redo.ts'

export interface FieldWays {
  /** Opens the field's step and puts the cursor into it. */
  onGoToField: (place: FieldPlace) => void
  /** Scrolls to a field of the open step. Focus stays: whoever goes on undoing wants it where it is. */
  onReveal: (place: FieldPlace) => void
}

/** Nothing is undone out of sight: what is on another step is gone to, what is off the screen is scrolled to. */
export function showUndone(openSection: SectionKey, { onGoToField, onReveal }: FieldWays): ShowPlaces {
  return (places) => {
    const [first, ...others] = places
    if (!first) return
    if (!places.some(([section]) => section === openSection)) onGoToField(first)
    else if (others.length === 0) onReveal(first)
  }
}
