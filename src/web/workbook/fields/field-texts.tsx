import type {
  ChoiceAddress,
  FlagAddress,
  OptionalNumberAddress,
  TextAddress,
} from '#domain/plan/address/field-address.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { exampleKey } from './example-key.ts'
import { ExampleNote } from './example-note.tsx'

/** Label, hint, placeholder and sample answer of a field, in the form that the primitives expect. */
export function describeField(address: TextAddress | OptionalNumberAddress | ChoiceAddress | FlagAddress) {
  const { label, hint, placeholder } = copyOf(address)
  return {
    label,
    hint,
    ...(placeholder === undefined ? {} : { placeholder }),
    labelExtra: <ExampleNote address={address} label={label} />,
    'aria-keyshortcuts': exampleKey,
  }
}
