import type { FieldPlace } from '#domain/plan/field-values.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'

/** An item's own words over its card, or its number while it has none. Typing them redraws only this. */
export function ItemTitle({ place, fallback }: { place: FieldPlace; fallback: string }) {
  const title = usePlanValue(place)
  return typeof title === 'string' && title.trim() !== '' ? title : fallback
}
