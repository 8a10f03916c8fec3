import { findFieldCopy } from '#domain/plan/fields/catalogue.ts'
import type { FieldCopy, ListCopy } from '#domain/plan/fields/field-copy.ts'
import { type FieldPlace, toCopyPath } from '#domain/plan/field-values.ts'
import { ExampleNote } from './example-note.tsx'

/** Label, hint, placeholder and worked example of a field, as the primitives take them. */
export function describeField(place: FieldPlace) {
  const copy = requireFieldCopy(place)
  return {
    label: copy.label,
    hint: copy.hint,
    ...(copy.placeholder === undefined ? {} : { placeholder: copy.placeholder }),
    labelExtra: <ExampleNote place={place} label={copy.label} />,
  }
}

export function requireFieldCopy(place: FieldPlace): FieldCopy {
  const copy = findFieldCopy(toCopyPath(place))
  if (!copy) throw new Error(`No words for the field ${toCopyPath(place)}`)
  return copy
}

/** What buttons and announcements call a list's item: 'Segment 2'. */
export function nameListItem({ singular }: ListCopy, index: number): string {
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${index + 1}`
}
