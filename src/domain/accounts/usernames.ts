import { normaliseEmail } from './email-addresses.ts'
import { tidyText } from './tidy-text.ts'

/**
 * What a username is stored and looked up under, so that NFC and NFD spellings, capitals and look-alike
 * spaces are one account. Going through upper case also folds what lower case alone leaves apart (ß and SS).
 */
export function toUsernameKey(typed: string): string {
  // An address keeps an address's own form: folded further, one person's could pass for another's.
  if (tidyText(typed).includes('@')) return normaliseEmail(typed)
  const folded = tidyText(typed).toLowerCase().toUpperCase().toLowerCase()
  // Lower case writes a sigma at a word's end its own way.
  return tidyText(folded.replaceAll('ς', 'σ'))
}
