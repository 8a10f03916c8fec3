import type { Workbook } from '#domain/plan/restore.ts'

/** More than a long plan has. Some mail servers refuse messages much larger. */
const longestText = 300_000

/** The plan in words for a mail, in whole sections. What does not fit is named at the end. */
export async function writePlanText(
  plan: Pick<Workbook, 'title' | 'data'>,
  date: Date,
  longest = longestText,
): Promise<string> {
  // The exports are a large part of the server's own code and are not needed at startup.
  const [{ compileDocument }, { renderMarkdown }] = await Promise.all([
    import('#exports/compile-document.ts'),
    import('#exports/markdown/render-markdown.ts'),
  ])
  const document = await compileDocument(plan, { date })
  let room = longest
  const fits = document.sections.map((section) => {
    const { length } = renderMarkdown({ ...document, sections: [section] })
    if (length > room) return false
    room -= length
    return true
  })
  const kept = document.sections.filter((_, index) => fits[index])
  const missing = document.sections.filter((_, index) => !fits[index]).map(({ title }) => title)
  const text = renderMarkdown({ ...document, sections: kept })
  const note = `\nThe plan is too long for one email. These sections are left out: ${missing.join(', ')}.\n`
  return stripUnprintable(missing.length === 0 ? text : text + note)
}

/** Half a character and control characters, which no mail can hold. */
function stripUnprintable(text: string): string {
  return text.replaceAll(/\p{Cs}|(?![\n\t])\p{Cc}/gu, '\uFFFD')
}
