import { normalizeEmail } from './email-addresses.ts'
import { tidyText } from './tidy-text.ts'

/**
 * The key under which a username is stored and looked up, so that NFC and NFD spellings, capitals and look-alike
 * spaces are one account. Going through upper case also folds letters that lower case alone keeps different (ß and
 * SS).
 */
export function toUsernameKey(typed: string): string {
  // An address keeps its own normalized form. With more folding, one person's address could match another's.
  if (tidyText(typed).includes('@')) return normalizeEmail(typed)
  const folded = tidyText(typed).toLowerCase().toUpperCase().toLowerCase()
  // Lower case uses a special sigma at the end of a word.
  return tidyText(folded.replaceAll('ς', 'σ'))
}
