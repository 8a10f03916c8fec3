/** Blanks that are no white space to Unicode: the Hangul fillers and the empty Braille pattern. */
const lookAlikeSpaces = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g

/** Controls, halves of broken characters, and what is drawn as nothing: zero-width and direction marks. */
const invisible = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** One spelling for what looks the same: composed, without invisible characters, single plain spaces. */
export function tidyText(typed: string): string {
  // Taking a zero-width character away can let its neighbours join, hence the second pass.
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
