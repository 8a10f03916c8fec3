import type { PlanDocument } from '#exports/document/document-model.ts'
import { create, find } from './dom.ts'
import { type DocumentPart } from './document-parts.ts'
import { type PartElements, findPartElements } from './find-part-elements.ts'
import { nameSectionElement, renderDocument } from './render-document.ts'

/** Draws the document into the page and returns the element of each part. */
export function showDocument(document: PlanDocument, parts: readonly DocumentPart[]): PartElements {
  const root = find('document')
  root.innerHTML = renderDocument(document)
  find('contents').replaceChildren(
    ...document.sections.map(({ title }, index) =>
      create(
        'li',
        {},
        create(
          'a',
          { href: `#${nameSectionElement(index)}`, 'data-entry': String(index) },
          create('span', { dir: 'auto' }, title),
          create('span', { class: 'count', 'data-count': '' }),
        ),
      ),
    ),
  )
  markScrolledTables()
  return findPartElements(root, parts)
}

/** Tables that are wider than the page can be scrolled with the keyboard too. */
export function markScrolledTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>('.table-scroll')) {
    const isWider = table.scrollWidth > table.clientWidth + 1
    const caption = table.querySelector('caption')?.textContent ?? 'Table'
    if (isWider) {
      table.tabIndex = 0
      table.setAttribute('role', 'region')
      table.setAttribute('aria-label', `${caption}, can be scrolled sideways`)
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) table.removeAttribute(name)
    }
  }
}

/** Contents stand beside the document where there is room, and are folded above it elsewhere. */
export function foldContents(): void {
  const wide = matchMedia('(width >= 80rem)')
  const fold = find<HTMLDetailsElement>('contents-fold')
  const set = () => {
    fold.open = wide.matches
  }
  wide.addEventListener('change', set)
  fold.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && !wide.matches) fold.open = false
  })
  set()
}

/** Marks the section that is being read, in the contents. */
export function followReading(): void {
  const mark = () => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    const line = innerHeight / 3
    const current = sections.findLast((section) => section.getBoundingClientRect().top <= line)
    for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]')) {
      const isCurrent = current !== undefined && entry.dataset['entry'] === current.dataset['section']
      if (isCurrent) entry.setAttribute('aria-current', 'location')
      else entry.removeAttribute('aria-current')
    }
  }
  let isPlanned = false
  addEventListener(
    'scroll',
    () => {
      if (isPlanned) return
      isPlanned = true
      requestAnimationFrame(() => {
        isPlanned = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}

/** How many open comments each section has. */
export function showCounts(counts: ReadonlyMap<number, number>): void {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]')) {
    const count = counts.get(Number(entry.dataset['entry'])) ?? 0
    const place = find('count', entry)
    place.textContent = count === 0 ? '' : String(count)
    if (count > 0)
      entry.setAttribute(
        'aria-label',
        `${entry.textContent}, ${count === 1 ? '1 comment' : `${count} comments`}`,
      )
    else entry.removeAttribute('aria-label')
  }
}
