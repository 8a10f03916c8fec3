import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileDocument } from '#exports/compile-document.ts'
import type { Block } from '#exports/document/document-model.ts'
import { fullPlan, sevenScripts, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { makeDocument, smallChart, wideStatement } from '#tests/builders/small-document.ts'
import { renderHtml } from './render-html.ts'

const day = new Date(2026, 10, 16, 12)

function renderBlocks(...blocks: Block[]): string {
  const html = renderHtml(makeDocument(blocks))
  return html.slice(html.indexOf('<main>'), html.indexOf('</main>'))
}

describe('the page for printing', async () => {
  const html = renderHtml(await compileDocument(fullPlan, { date: day }))

  test('is complete and loads nothing', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).toContain('<title>Kestrel Coffee Roasters – Business Plan</title>')
    expect(html).toContain('size: A4 portrait; margin: 20mm')
    expect(html).not.toMatch(/<script|<link|<img|url\(|https?:|\sstyle=|\son[a-z]+=/i)
  })

  test('has one main heading, a heading for each section and a link to each', () => {
    expect(html.match(/<h1 /g)).toHaveLength(1)
    const links = Array.from(html.matchAll(/<a href="#([^"]+)">/g), ([, id]) => id)
    const sections = Array.from(html.matchAll(/<section aria-labelledby="([^"]+)">\n<h2 id="([^"]+)">/g))
    expect(sections.map(([, , id]) => id)).toEqual(links)
    expect(sections.map(([, label]) => label)).toEqual(links)
    expect(links).toHaveLength(13)
  })

  test('uses each id once, and every picture has a title and a description', () => {
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const pictures = html.match(
      /<svg role="img" aria-labelledby="[^"]+"[^>]*>\n<title id=[^>]+>[^<]+<\/title>\n<desc id=[^>]+>[^<]+<\/desc>/g,
    )
    expect(pictures).toHaveLength(4)
    expect(html.match(/<svg/g)).toHaveLength(4)
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('closes every element it opens', () => {
    const open: string[] = []
    const wrong: string[] = []
    for (const [tag, slash, name = '', selfClosed] of html.matchAll(/<(\/?)([!a-z\d]+)[^>]*?(\/?)>/gi)) {
      if (selfClosed || /^(?:meta|col|!doctype)$/i.test(name)) continue
      if (slash === '') open.push(name)
      else if (open.pop() !== name) wrong.push(tag)
    }
    expect({ open, wrong }).toEqual({ open: [], wrong: [] })
  })

  test('shows every script as typed and sets the direction of each text automatically', async () => {
    const page = renderHtml(await compileDocument(sevenScriptsPlan, { date: day }))
    expect(sevenScripts.filter((script) => !page.includes(`<td dir="auto">${script}</td>`))).toEqual([])
    expect(page).toContain(`<p dir="auto">${sevenScripts.join('\n')}</p>`)
  })

  test('shows typed markup as text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'b', ';', '#') }),
        (text) => {
          const page = renderBlocks(
            { type: 'heading', level: 2, text },
            { type: 'paragraph', text },
            { type: 'list', items: [text] },
            { type: 'facts', facts: [{ label: text, value: text }] },
            {
              type: 'table',
              caption: text,
              columns: [{ title: text, align: 'left', share: 1 }],
              rows: [[text]],
            },
          )
          const shown = Array.from(
            page.matchAll(/<(?:h3|p|li|dt|dd|caption|th|td)\b[^>]*>([^<]*)</g),
            ([, inner = '']) =>
              inner
                .replaceAll('&lt;', '<')
                .replaceAll('&gt;', '>')
                .replaceAll('&quot;', '"')
                .replaceAll('&#39;', "'")
                .replaceAll('&amp;', '&'),
          )
          expect(shown).toEqual(Array.from({ length: 8 }, () => text))
        },
      ),
    )
  })

  test('a title cannot break out of the style element', () => {
    const title = '</style><script>alert(1)</script>"; } body { display: none }'
    const page = renderHtml(makeDocument([], { title, sections: [] }))
    expect(page.match(/<\/style>/g)).toHaveLength(1)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('body { display: none }";')
  })

  test('draws many milestones as pictures that each fit on a page', () => {
    const bars = Array.from({ length: 50 }, (_, index) => ({
      title: `Milestone ${index}`,
      from: index / 60,
      to: (index + 1) / 60,
      isOpenEnded: false,
    }))
    const page = renderBlocks({
      type: 'timeline',
      bars,
      ticks: [
        { month: 0, label: '0', at: 0 },
        { month: 60, label: '60', at: 1 },
      ],
      breaks: [{ from: 0.9, to: 1 }],
      axisText: 'Months from the start',
      description: 'x',
    })
    expect(page.match(/<svg/g)).toHaveLength(3)
    expect(page).toContain('Milestone 49')
  })

  test('turns the page for a wide table with its heading, and names its rows', () => {
    const page = renderBlocks({ type: 'heading', level: 2, text: 'By month' }, wideStatement)
    expect(page).toMatch(/<div class="wide">\n<h3 [^>]*>By month<\/h3>\n<table class="statement">/)
    expect(page).toContain(
      '<tr class="total"><th scope="row" dir="auto">Profit</th><td dir="auto" class="right">',
    )
    expect(page.match(/<\/table>\n<\/div>/g)).toHaveLength(1)
    expect(renderHtml(makeDocument([], { paper: 'us-letter' }))).toContain('size: letter landscape')
  })

  test('draws a chart with its finding above it', () => {
    const page = renderBlocks(smallChart)
    expect(page).toContain('<strong>Cash never falls below zero</strong>')
    expect(page).toContain('viewBox="0 0 482 100"')
    expect(page).toContain('Lowest &lt; $5')
  })
})
