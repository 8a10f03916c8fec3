/** The days of the week that a text names, 0 for Monday. */

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day = String.raw`(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?`
const stretch = new RegExp(String.raw`\b${day}(?:\s?(?:to|through|thru|-|–|—)\s?${day})?\b`, 'gi')
const allWeek =
  /\b(?:daily|every day|(?:seven|7) days)\b(?![’']| (?:notice|later|after|before|of|from|in advance|until))/i
const workWeek = /\bweekdays\b|\b(?:every|each) weekday\b|\bduring the week\b/i
const weekend = /\bweekends?\b/i
/** 'Closed Monday' names a day that is left out. A break for lunch and a day with hours of its own leave out none. */
const closed = new RegExp(
  String.raw`\b(?:closed|not open|except|no (?:sessions|classes|service))\b` +
    String.raw`(?: (?:(?:from|between|for|at|over) )?(?:\d|lunch|noon)[^;.,]*|(?:(?!,\s(?:and |but |open )*${day}[^,;.]{0,20}?\s\d)[^;.])*)`,
  'gi',
)

function indexOf(name: string): number {
  return names.indexOf(name.slice(0, 3).toLowerCase())
}

export function listWeekdays(text: string): ReadonlySet<number> {
  const open = text.slice(0, 400).replaceAll(closed, ' ')
  const found = new Set<number>()
  for (const [, first = '', last] of open.matchAll(stretch)) {
    const start = indexOf(first)
    const length = last === undefined ? 0 : (indexOf(last) - start + 7) % 7
    for (let step = 0; step <= length; step += 1) found.add((start + step) % 7)
  }
  if (allWeek.test(open)) for (let at = 0; at < 7; at += 1) found.add(at)
  if (workWeek.test(open)) for (let at = 0; at < 5; at += 1) found.add(at)
  if (weekend.test(open)) found.add(5).add(6)
  return found
}
