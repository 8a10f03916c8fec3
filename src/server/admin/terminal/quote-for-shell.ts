/** Quotes a word of a command line that people copy into a shell. */
export function quoteForShell(word: string): string {
  return /^[\w./-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`
}
