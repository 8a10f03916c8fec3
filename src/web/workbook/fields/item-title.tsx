import { type FieldPlace, readField } from '#domain/plan/field-values.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

/** An item's own words over its card, or its number while it has none. Typing them redraws only this. */
export function ItemTitle({ place, fallback }: { place: FieldPlace; fallback: string }) {
  const title = usePlan(({ data }) => readField(data, place))
  return typeof title === 'string' && title.trim() !== '' ? title : fallback
}
