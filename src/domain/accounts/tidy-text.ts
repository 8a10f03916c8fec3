/**
 * Blank characters that Unicode does not count as white space: the Hangul fillers and the empty Braille pattern.
 */
const lookAlikeSpaces = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g

/** Control characters, halves of broken characters, and invisible ones: zero-width and direction marks. */
const invisible = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** One spelling for text that looks the same: composed, without invisible characters, with single plain spaces. */
export function tidyText(typed: string): string {
  // Removing a zero-width character can let its neighbors combine, hence the second pass.
  return tidyOnce(tidyOnce(typed))
}

function tidyOnce(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(lookAlikeSpaces, ' ')
    .replaceAll(invisible, '')
    .normalize('NFKC')
    .trim()
}
