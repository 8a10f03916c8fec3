/** With the mark at its end that a sentence needs. */
export function endSentence(text: string): string {
  return /[.!?…。！？]["”’)]?$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`
}

/** 'One, two and three', or with semicolons where a name has a comma of its own. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const mark = names.some((name) => /,\s/u.test(name)) ? ';' : ','
  const isLong = names.length > 2
  return `${names.slice(0, -1).join(`${mark} `)}${isLong || mark === ';' ? mark : ''} and ${last}`
}
