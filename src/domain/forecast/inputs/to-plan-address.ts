import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'

/** The plan's field that an address in the forecast's inputs stands for, such as that of a note. Null for none. */
export function toPlanAddress(address: AddressPath): FieldAddress | null {
  const path = ['financialProjections', ...locate(address)]
  return isFieldAddress(path) ? path : null
}

function locate(address: AddressPath): AddressPath {
  const [part, ...rest] = address
  if (part === 'funding' || part === 'personal') return address
  if (part === 'frame' && rest[0] === 'currency') return ['currency']
  if (part === 'startUp') return ['startupCosts', ...rest.map((key) => (key === 'name' ? 'category' : key))]
  return ['forecast', ...address]
}
