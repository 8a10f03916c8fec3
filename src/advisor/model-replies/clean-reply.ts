/**
 * Replies as they are shown: Markdown's marks become bullets ('• '), numbered items 'Step N: ', headings a line
 * that ends in a colon, and emphasis is removed. Links stay as they are, and `parseReply` reads them.
 * Cleaning a clean text changes nothing.
 */
export function cleanReply(text: string): string {
  return settle(text, cleanOnce)
}

/** The same for a suggestion, without the phrases that only announce it. */
export function cleanSuggestionContent(text: string): string {
  return settle(text, (content) => dropAnnouncements(cleanOnce(content)))
}

const maxPasses = 12

/** Removing one mark can expose another, so the text is cleaned until nothing changes. */
function settle(text: string, clean: (text: string) => string): string {
  let current = text
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const cleaned = clean(current)
    if (cleaned === current) return current
    current = cleaned
  }
  // No one nests marks that deep, so everything left of them is removed at once.
  return clean(clean(current.replaceAll(/[*_`#~|![\]>•+-]/gu, '')))
}

const image = /(?<!!)!+\[[^\]\n]{0,300}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/gu

function cleanOnce(text: string): string {
  const plain = text
    .replaceAll(/\r\n?/gu, '\n')
    // Control characters, and the marks that change the writing direction and could disguise an address.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(image, '')
  return plain
    .split('\n')
    .flatMap(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

const ruleLine = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|(?:=\s*){3,})$/u
const tableRule = /^[\s|:-]+$/u
const listMarks = /^(?:\s*(?:[-*+•‣◦▪●○·–—]\s+|>\s?))+/u
const checkbox = /^\[[ xX]?\]\s+/u
const headingMark = /^\s*#{1,6}\s+/u
const boldLine = /^\s*(\*\*|__)(?!\s)([^*_]{1,80})\1:?\s*$/u
const numberMark = /^\(?(\d{1,3})[.)]\s+/u
const stepMark = /^step\s+(\d{1,3})\s*(?:[:.)]|[-–—]\s)\s*/iu

function cleanLine(line: string): string[] {
  if (/^\s*(?:```|~~~)/u.test(line)) return []
  if (ruleLine.test(line)) return ['']
  if (line.includes('|') && line.includes('-') && tableRule.test(line)) return []
  const isHeading = headingMark.test(line) || boldLine.test(line)
  const unheaded = line.replace(headingMark, '').replace(/\s#+\s*$/u, '')
  const marks = listMarks.exec(unheaded)?.[0] ?? ''
  let isItem = /[^>\s]/u.test(marks)
  let rest = unheaded.slice(marks.length)
  const row = /^\s*\|(.*)\|\s*$/u.exec(rest)
  if (row) {
    isItem = true
    rest = (row[1] ?? '')
      .split('|')
      .map((cell) => cell.trim())
      .join(' · ')
  }
  rest = dropEmphasis(rest.replace(isItem ? checkbox : /^$/u, '')).trim()
  if (rest === '') return ['']
  const standard = findStandardHeading(rest)
  if (standard) return standard
  const numbered = stepMark.exec(rest) ?? numberMark.exec(rest)
  if (numbered) return [`Step ${Number(numbered[1])}: ${rest.slice(numbered[0].length)}`.trim()]
  if (isHeading) return [/[.:!?…]$|:\s/u.test(rest) ? rest : `${rest}:`]
  return [isItem ? `• ${rest}` : rest]
}

const standardHeadings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:key|further|suggested|open) )?(?:research questions?|questions to research)\b/iu,
    'Research Questions:',
  ],
  [
    /^(?:(?:key|your|suggested|next|recommended) )?(?:action items?|action steps?|actions to take)\b/iu,
    'Action Items:',
  ],
]

/** 'RESEARCH QUESTIONS', '**Action items** - call three banks': the heading in its standard form, with the rest below it. */
function findStandardHeading(line: string): string[] | null {
  for (const [pattern, heading] of standardHeadings) {
    const match = pattern.exec(line)
    const after = match ? line.slice(match[0].length) : ''
    const mark = /^\s*(?:[:：]|[-–—](?=\s|$)|$)\s*/u.exec(after)
    if (!match || !mark) continue
    const rest = after.slice(mark[0].length).trim()
    return rest === '' ? [heading] : [heading, rest]
  }
  return null
}

const marksOrAddress = /https?:\/\/[^\s*`<>()[\]]+|[*_`]+|~~+/giu
const wordCharacter = /[\p{L}\p{N}]/u

/**
 * Emphasis marks touch a word on one side. One between two letters ('snake_case', '2*3') or between two spaces
 * ('3 * 4') stays, and so does everything in an address.
 */
function dropEmphasis(line: string): string {
  return line.replaceAll(marksOrAddress, (found, offset: number) => {
    if (found.startsWith('~')) return ''
    if (found.startsWith('h') || found.startsWith('H')) return found
    const before = line.charAt(offset - 1)
    const after = line.charAt(offset + found.length)
    const isInWord = wordCharacter.test(before) && wordCharacter.test(after)
    const isApart = before.trim() === '' && after.trim() === ''
    return isInWord || isApart ? found.replaceAll('`', '') : ''
  })
}

const announcement =
  /(^|\n|[.!?]\s|• |: )(?:(?:sure|certainly|of course|absolutely|great question)[,.!]\s+|here(?: are|’s|'s| is) (?:some|a few|the|a|an|my|your)\s+|(?:i|we)(?:’d|'d| would)?(?: strongly| highly)? (?:recommend|suggest|advise)(?: that)?(?: you(?: should)?)?(?: to)?:?\s+|as an ai(?: language model| assistant)?,\s+|(?:in my opinion|i think(?: that)?|i believe(?: that)?),?\s+)(\S?)/giu

function dropAnnouncements(text: string): string {
  return text.replaceAll(announcement, (_, lead: string, next: string) => lead + next.toUpperCase()).trim()
}
