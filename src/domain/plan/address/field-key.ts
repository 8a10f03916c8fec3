import type { AddressPath, FieldAddress } from './field-address.ts'

/** A field by its name alone, in whichever item it stands: 'riskAnalysis.risks.type'. */
export type FieldKey = KeyOf<FieldAddress>

/** The keys of the addresses, for tables that say something about a field of every item. */
export type KeyOf<Address extends AddressPath> = Address extends unknown ? Dotted<Names<Address>> : never

export function toFieldKey<Address extends FieldAddress>(address: Address): KeyOf<Address> {
  return address.filter((segment) => typeof segment === 'string').join('.') as KeyOf<Address>
}

type Names<Address extends AddressPath> = Address extends readonly [
  infer First,
  ...infer Rest extends AddressPath,
]
  ? First extends string
    ? readonly [First, ...Names<Rest>]
    : Names<Rest>
  : readonly []

type Dotted<Words extends readonly string[]> = Words extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}.${Dotted<Rest>}`
  : ''
