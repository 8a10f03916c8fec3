import { cleanText, isBlank, splitParagraphs } from './clean-text.ts'
import type { Block } from './document-model.ts'

/** A part with its own heading, or nothing when the part is empty. */
export function describePart(heading: string, content: readonly Block[]): Block[] {
  return content.length === 0 ? [] : [{ type: 'heading', level: 2, text: heading }, ...content]
}

export function writeParagraphs(typed: string): Block[] {
  return splitParagraphs(typed).map((text) => ({ type: 'paragraph', text }))
}

export function writeList(typed: readonly string[]): Block[] {
  const items = typed.map(cleanText).filter((item) => !isBlank(item))
  return items.length === 0 ? [] : [{ type: 'list', items }]
}

/** Only those that have a value. */
export function writeFacts(facts: readonly { label: string; value: string }[]): Block[] {
  const known = facts
    .map(({ label, value }) => ({ label, value: cleanText(value) }))
    .filter(({ value }) => !isBlank(value))
  return known.length === 0 ? [] : [{ type: 'facts', facts: known }]
}

interface TitledItem {
  title: string
  description: string
}

/** Short texts, each under its own title, such as trends or advantages. */
export function writeTitledItems(items: readonly TitledItem[]): Block[] {
  return items.flatMap(({ title, description }): Block[] => {
    const paragraphs = writeParagraphs(description)
    const text = cleanText(title)
    // A title without a text below it is a statement, not a heading.
    if (paragraphs.length === 0) return writeParagraphs(title)
    return isBlank(text) ? paragraphs : [{ type: 'heading', level: 3, text }, ...paragraphs]
  })
}
