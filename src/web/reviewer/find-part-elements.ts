import type { DocumentPart } from './document-parts.ts'
import { nameSectionElement } from './render-document.ts'

/** The element of each part, by the part's position in the list. */
export type PartElements = ReadonlyMap<number, HTMLElement>

/** Finds the elements of the drawn document. Parts without an element, such as empty cells, are left out. */
export function findPartElements(root: HTMLElement, parts: readonly DocumentPart[]): PartElements {
  const found = new Map<number, HTMLElement>()
  const blocks = new Map<string, readonly HTMLElement[]>()
  for (const [index, part] of parts.entries()) {
    const key = `${part.sectionIndex}.${part.block}`
    const pieces = blocks.get(key) ?? listPieces(root, part)
    blocks.set(key, pieces)
    const element = part.part === null ? pieces[0] : findPiece(pieces, part)
    if (!element || part.text.trim() === '') continue
    element.dataset['part'] = String(index)
    element.tabIndex = -1
    found.set(index, element)
  }
  return found
}

function listPieces(root: HTMLElement, { sectionIndex, block, part }: DocumentPart): HTMLElement[] {
  const place = root.querySelector(`#${nameSectionElement(sectionIndex)} > [data-block="${block}"]`)
  if (!place) return []
  if (part === null) return [...place.querySelectorAll<HTMLElement>(':scope > :is(p, h3, h4, figure)')]
  return [...place.querySelectorAll<HTMLElement>('li, dl > div, tbody > tr')]
}

function findPiece(pieces: readonly HTMLElement[], { part, column }: DocumentPart): HTMLElement | undefined {
  const piece = part === null ? undefined : pieces[part]
  if (!(piece instanceof HTMLTableRowElement)) return piece
  return piece.cells[column ?? 0]
}
