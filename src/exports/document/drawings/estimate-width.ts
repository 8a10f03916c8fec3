const wide = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F000}-\u{3FFFF}]/u
const narrow = /[ .,:;'’!|()[\]\-ijlftI1]/u

/** How wide a text is in most fonts, rather too wide: a picture does not know the reader's font. */
export function estimateWidth(text: string, size: number): number {
  let ems = 0
  for (const character of text) {
    ems += wide.test(character)
      ? 1.05
      : narrow.test(character)
        ? 0.4
        : /[MWmw@%—…\p{Lu}]/u.test(character)
          ? 0.9
          : 0.62
  }
  return ems * size
}

/** The beginning of a text that fits. */
export function fitWords(text: string, size: number, width: number): string {
  if (estimateWidth(text, size) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 0 && estimateWidth(`${characters.join('')}…`, size) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
