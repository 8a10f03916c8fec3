import { type IParagraphOptions, type IRunPropertiesOptions, Paragraph, TextRun } from 'docx'

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}'
/** A run of right-to-left letters and the characters between them, except letters of another script. */
const stretch = new RegExp(`[${rightToLeft}](?:[^\\p{L}\\n]*[${rightToLeft}\\p{M}])*`, 'gu')
const firstLetter = /\p{L}/u
const rightToLeftLetter = new RegExp(`[${rightToLeft}]`, 'u')

/** A paragraph in the direction of its first letter. Line breaks in the text become line breaks in Word. */
export function writeParagraph(
  text: string,
  options: IParagraphOptions = {},
  run: IRunPropertiesOptions = {},
): Paragraph {
  const [letter = ''] = firstLetter.exec(text) ?? []
  return new Paragraph({
    ...options,
    ...(rightToLeftLetter.test(letter) ? { bidirectional: true } : {}),
    children: writeRuns(text, run),
  })
}

function writeRuns(text: string, run: IRunPropertiesOptions): TextRun[] {
  return text.split('\n').flatMap((line, index) =>
    splitByDirection(line).map(
      (part, place) =>
        new TextRun({
          ...run,
          ...(part.isRightToLeft ? { rightToLeft: true } : {}),
          ...(index > 0 && place === 0 ? { break: 1 } : {}),
          text: part.text,
        }),
    ),
  )
}

interface DirectedText {
  text: string
  isRightToLeft: boolean
}

/** Word orders a line by marks on its runs. Returns at least one part, so an empty line keeps its break. */
function splitByDirection(line: string): DirectedText[] {
  const parts: DirectedText[] = []
  let from = 0
  for (const { 0: text, index } of line.matchAll(stretch)) {
    if (index > from) parts.push({ text: line.slice(from, index), isRightToLeft: false })
    parts.push({ text, isRightToLeft: true })
    from = index + text.length
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from), isRightToLeft: false })
  return parts
}
