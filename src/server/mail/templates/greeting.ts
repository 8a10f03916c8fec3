import { tidyText } from '#domain/accounts/tidy-text.ts'

const longestName = 60

/**
 * Anyone can sign up with another person's address and any name. A name that could be read as a link, or that is
 * really a message, is left out, so that our mail cannot carry advertising.
 */
export function greet(name: string): string {
  const tidied = tidyText(name)
  const isPlainName = tidied !== '' && tidied.length <= longestName && !/[/:@<>]|\.\S|www/i.test(tidied)
  return isPlainName ? `Hello ${tidied},` : 'Hello,'
}
