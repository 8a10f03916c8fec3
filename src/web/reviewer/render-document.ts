import { escapeHtml } from '#domain/html/escape-html.ts'
import { listCoverLines } from '#exports/document/cover-details.ts'
import type { Block, DocumentSection, PlanDocument } from '#exports/document/document-model.ts'
import { findWideBlocks } from '#exports/document/wide-blocks.ts'
import { renderBlock } from '#exports/html/render-block.ts'

/**
 * The document as sheets of paper, one for the cover and one for each section. The blocks are those of the exported
 * HTML, in which every text is escaped. Ids come from positions alone.
 */
export function renderDocument(document: PlanDocument): string {
  return [
    renderCover(document),
    ...document.sections.map((section, index) => renderSection(document, section, index)),
  ].join('\n')
}

export function nameSectionElement(index: number): string {
  return `part-${index}`
}

function renderCover({ title, subtitle, date, cover }: PlanDocument): string {
  const { logo } = cover
  const picture = logo ? `<img src="${escapeHtml(logo.url)}" alt="${escapeHtml(logo.alt)}">` : ''
  const lines = listCoverLines(cover).map((line) => `<p dir="auto">${escapeHtml(line)}</p>`)
  return `<header class="sheet cover">${picture}<h1 dir="auto">${escapeHtml(title)}</h1>
<p class="subtitle">${escapeHtml(subtitle)}</p>${lines.join('')}<p>${escapeHtml(date)}</p></header>`
}

function renderSection({ title, date }: PlanDocument, section: DocumentSection, index: number): string {
  const id = nameSectionElement(index)
  // On paper, a wide table stands with its headings on a page turned sideways.
  const isWide = findWideBlocks(section.blocks)
  const name = section.number === null ? section.title : `${section.number} ${section.title}`
  return [
    `<section class="sheet" id="${id}" aria-labelledby="${id}-title" data-section="${index}">`,
    `<p class="running-head mono-label" aria-hidden="true"><span dir="auto">${escapeHtml(title)}</span><span>Version of ${escapeHtml(date)}</span></p>`,
    `<h2 id="${id}-title" tabindex="-1" dir="auto">${escapeHtml(name)}</h2>`,
    ...section.blocks.map((block, place) => renderPlacedBlock(block, isWide[place] === true, id, place)),
    '</section>',
  ].join('\n')
}

function renderPlacedBlock(block: Block, isWide: boolean, sectionId: string, index: number): string {
  const columns = block.type === 'table' ? ` class="table-scroll" data-columns="${block.columns.length}"` : ''
  const page = isWide ? ' data-wide' : ''
  return `<div data-block="${index}"${page}${columns}>${renderBlock(block, `${sectionId}-${index}`)}</div>`
}
