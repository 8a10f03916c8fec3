import type { Block, CoverLogo, PlanDocument } from '#exports/document/document-model.ts'
import { listCoverLines } from '#exports/document/cover-details.ts'
import { nameSection } from '#exports/document/name-section.ts'
import { findWideBlocks } from '#exports/document/wide-blocks.ts'
import { escapeHtml } from '#domain/html/escape-html.ts'
import { buildPageStyle } from './page-style.ts'
import { renderBlock } from './render-block.ts'

/**
 * A complete page for printing that runs no script and loads nothing. Its style is one element, which the site's
 * policy allows where the page is shown in a frame.
 */
export function renderHtml({
  title,
  subtitle,
  date,
  cover,
  paper,
  isOnePage,
  sections,
}: PlanDocument): string {
  const bodies = sections.map(({ id, blocks, ...section }) =>
    [
      `<section aria-labelledby="${id}">`,
      `<h2 id="${id}">${escapeHtml(nameSection(section))}</h2>`,
      ...renderBlocks(blocks, id),
      '</section>',
    ].join('\n'),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)} – Business Plan</title>
<style>${buildPageStyle(title, paper)}</style>
</head>
<body>
<header${isOnePage ? ' class="low"' : ''}>
${renderLogo(cover.logo)}<h1 dir="auto">${escapeHtml(title)}</h1>
<p>${escapeHtml(subtitle)}</p>
${[...listCoverLines(cover), date].map((line) => `<p class="detail" dir="auto">${escapeHtml(line)}</p>`).join('\n')}
</header>
${isOnePage ? '' : renderContents(sections)}<main${isOnePage ? ' class="below"' : ''}>
${bodies.join('\n')}
</main>
</body>
</html>
`
}

function renderLogo(logo: CoverLogo | null): string {
  return logo ? `<img src="${escapeHtml(logo.url)}" alt="${escapeHtml(logo.alt)}">\n` : ''
}

/** A wide table, with its headings, stands on a page turned sideways. */
function renderBlocks(blocks: readonly Block[], sectionId: string): string[] {
  const isWide = findWideBlocks(blocks)
  return blocks.flatMap((block, index) => [
    ...(isWide[index] && !isWide[index - 1] ? ['<div class="wide">'] : []),
    renderBlock(block, `${sectionId}-${index + 1}`),
    ...(isWide[index] && !isWide[index + 1] ? ['</div>'] : []),
  ])
}

function renderContents(sections: PlanDocument['sections']): string {
  const entries = sections.map(
    ({ id, number, title }) =>
      `<li${number === null ? ' class="bare"' : ` value="${number}"`}><a href="#${id}">${escapeHtml(title)}</a></li>`,
  )
  return `<nav aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ol>
${entries.join('\n')}
</ol>
</nav>
`
}
