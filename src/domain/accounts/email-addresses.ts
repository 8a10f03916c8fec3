import { maxEmailLength } from './account-limits.ts'
import { tidyText } from './tidy-text.ts'

/**
 * The form in which an address is stored, looked up and written to. Mail goes only to this form, so an address that
 * merely resembles an account's never receives that account's links. Dotless ı stays different from i, because the
 * address is not folded through upper case.
 */
export function normalizeEmail(typed: string): string {
  return tidyText(tidyText(typed).toLowerCase())
}

const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/
const domainLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

/** Whether mail could be sent to the address. Expects the normalized form. */
export function isEmail(address: string): boolean {
  if (address.length > maxEmailLength) return false
  const [local = '', domain = '', ...rest] = address.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    localPart.test(local) &&
    !local.split('.').includes('') &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label))
  )
}
