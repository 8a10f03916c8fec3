import type { Block, PlanDocument } from '#exports/document/document-model.ts'

/** Long enough that its words do not repeat right away, and with the letters that plans have. */
const vocabulary =
  'we roast small batches for cafés on the harbour and deliver them by bicycle every second Tuesday because freshness is what people pay for; subscribers choose the grind, skip a week or stop by message until Sunday evening, while offices get a grinder on loan that we clean and check at each visit, so nobody looks after beans and the price per cup stays below forty cents (half of what capsules cost)'.split(
    ' ',
  )
const wordsPerParagraph = 90
const wordsPerSection = 4000

/** A document of about this many words: headings, paragraphs, lists and tables as in a real plan. */
export function makeLongDocument(words: number): PlanDocument {
  let written = 0
  const write = (count: number) => {
    const text = Array.from(
      { length: count },
      (_, index) =>
        vocabulary[(written * 7 + index * 13 + Math.floor((written + index) / 11)) % vocabulary.length],
    )
    written += count
    return `${text.join(' ')}.`
  }
  const sections: PlanDocument['sections'][number][] = []
  while (written < words) {
    const number = sections.length + 1
    const end = Math.min(words, written + wordsPerSection)
    const blocks: Block[] = []
    while (written < end) {
      blocks.push({ type: 'heading', level: 2, text: `Part ${blocks.length + 1} of ${number}` })
      blocks.push({ type: 'paragraph', text: write(wordsPerParagraph) })
      blocks.push({ type: 'paragraph', text: write(wordsPerParagraph) })
      blocks.push({ type: 'list', items: [write(12), write(14), write(11)] })
      blocks.push({
        type: 'table',
        caption: 'Four things compared',
        columns: [
          { title: 'Name', align: 'left', share: 1 },
          { title: 'Strengths', align: 'left', share: 2 },
          { title: 'Weaknesses', align: 'left', share: 2 },
        ],
        rows: Array.from({ length: 3 }, () => [write(2), write(10), write(9)]),
      })
    }
    sections.push({ id: `section-${number}`, number, title: `Section ${number}`, blocks })
  }
  return {
    title: 'A very long plan',
    subtitle: 'Business Plan',
    date: 'November 16, 2026',
    paper: 'a4',
    cover: { business: '', owners: '', contact: [], address: '', logo: null },
    isOnePage: false,
    sections,
  }
}
