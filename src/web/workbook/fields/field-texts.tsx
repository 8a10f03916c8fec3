import type {
  ChoiceAddress,
  FlagAddress,
  OptionalNumberAddress,
  TextAddress,
} from '#domain/plan/address/field-address.ts'
import type { FieldHint } from '#domain/plan/fields/field-copy.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { exampleKey } from './example-key.ts'
import { ExampleNote } from './example-note.tsx'

/**
 * Label, hint, placeholder and sample answer of a field, in the form that the primitives expect. A field of the forecast
 * brings its own hint.
 */
export function describeField(
  address: TextAddress | OptionalNumberAddress | ChoiceAddress | FlagAddress,
  ownHint?: FieldHint | null,
) {
  const { label, hint, placeholder } = { ...copyOf(address), ...ownHint }
  return {
    label,
    hint,
    ...(placeholder === undefined ? {} : { placeholder }),
    labelExtra: <ExampleNote address={address} label={label} />,
    'aria-keyshortcuts': exampleKey,
  }
}
