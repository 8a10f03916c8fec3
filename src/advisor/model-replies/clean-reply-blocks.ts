import { cleanReply } from './clean-reply.ts'

/** What is in a line: text, or a link to a web page. */
export type ReplySpan =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** A reply as the panel shows it. No block can carry HTML, a picture or a script. */
export type ReplyBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly ReplySpan[] }
  | { readonly kind: 'bullets'; readonly items: readonly (readonly ReplySpan[])[] }
  | { readonly kind: 'step'; readonly number: number; readonly spans: readonly ReplySpan[] }

const bullet = '• '
const stepPattern = /^Step (\d{1,3}):\s*/u
const maxHeadingLength = 80

/** Reads a reply, cleaned or not. Anything that looks like HTML stays text. */
export function parseReply(text: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = []
  let paragraph: string[] = []
  let items: ReplySpan[][] = []
  const closeOpen = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(paragraph.join('\n')) })
    if (items.length > 0) blocks.push({ kind: 'bullets', items })
    paragraph = []
    items = []
  }
  for (const line of cleanReply(text).split('\n')) {
    const step = stepPattern.exec(line)
    if (line.startsWith(bullet)) {
      if (paragraph.length > 0) closeOpen()
      items.push(readSpans(line.slice(bullet.length)))
    } else if (step) {
      closeOpen()
      blocks.push({ kind: 'step', number: Number(step[1]), spans: readSpans(line.slice(step[0].length)) })
    } else if (isHeading(line)) {
      closeOpen()
      blocks.push({ kind: 'heading', text: line })
    } else if (line === '') {
      closeOpen()
    } else {
      if (items.length > 0) closeOpen()
      paragraph.push(line)
    }
  }
  closeOpen()
  return blocks
}

function isHeading(line: string): boolean {
  return line.length <= maxHeadingLength && /^[^.!?:\n]+:$/u.test(line)
}

// A label and its address, or an address on its own. Quotes, brackets and spaces end it.
const linkPattern =
  /\[([^[\]\n]{1,300})\]\(\s*([^()\s]{0,2000})[^()\n]{0,200}\)|https?:\/\/[^\s<>"'`()[\]{}]{1,2000}/giu
// Nothing before the host: 'https://bank.example@evil.example' leads to the second.
const webAddress = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s<>"'`]*)?$/iu

function readSpans(text: string): ReplySpan[] {
  const spans: ReplySpan[] = []
  const addText = (added: string) => {
    const last = spans.at(-1)
    if (added === '') return
    if (last?.kind === 'text') spans[spans.length - 1] = { kind: 'text', text: last.text + added }
    else spans.push({ kind: 'text', text: added })
  }
  let readTo = 0
  for (const match of text.matchAll(linkPattern)) {
    const [whole, label, address] = match
    addText(text.slice(readTo, match.index))
    readTo = match.index + whole.length
    const trailing = label === undefined ? (/[.,;:!?]+$/u.exec(whole)?.[0] ?? '') : ''
    const href = address ?? whole.slice(0, whole.length - trailing.length)
    if (webAddress.test(href)) spans.push({ kind: 'link', text: nameLink(label ?? href, href), href })
    else addText(label ?? whole)
    if (webAddress.test(href)) addText(trailing)
  }
  addText(text.slice(readTo))
  return spans
}

// Characters that take no space or look blank: zero-width characters, direction marks, fillers, the empty Braille cell.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
// A scheme, or a dot inside a word: 'mybank.com', with any of the characters that look like a dot.
const addressLike = /:\/\/|www\.|[\p{L}\p{N}][.\u3002\uFF61]\p{L}/iu

/** A label is shown with the host it leads to. A label that could pass for an address is not shown at all. */
function nameLink(label: string, href: string): string {
  const seen = label.replaceAll(unseen, '').trim()
  if (seen === '' || addressLike.test(seen.normalize('NFKC'))) return href
  const host = /^https?:\/\/([^/?#]+)/iu.exec(href)?.[1] ?? href
  return `${seen} (${host})`
}
