import type { AddressPath, FieldAddress } from './field-address.ts'

/** The key of a field, the same for every item: 'riskAnalysis.risks.type'. */
export type FieldKey = KeyOf<FieldAddress>

/** The keys of these addresses, for tables about fields. */
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
