import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { countWords, normalizeText } from '#advisor/facts/texts.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { sectionKeys } from '#domain/plan/workbook-data.ts'

let provided: ReadonlySet<string> | null = null

/** Every sentence that the product itself puts into a plan or shows as an example. */
function listProvided(): ReadonlySet<string> {
  provided ??= new Set(
    templates
      .flatMap(({ id }) => [createWorkbookData(templateOf(id)), exampleOf(id)])
      .flatMap((data) => sectionKeys.flatMap((section) => [...walkTexts(data, section)]))
      .flatMap(({ text }) => [text, ...splitSentences(text)])
      .map(normalizeText),
  )
  return provided
}

/** The words of a text that are the person's own. A sentence of a template or an example, or with [brackets], is not. */
export function countOwnWords(text: string): number {
  const known = listProvided()
  if (known.has(normalizeText(text))) return 0
  return splitSentences(text)
    .filter((sentence) => findPlaceholders(sentence).length === 0 && !known.has(normalizeText(sentence)))
    .reduce((sum, sentence) => sum + countWords(sentence), 0)
}
