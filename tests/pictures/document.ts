import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type * as Pdfjs from 'pdfjs-dist'
import { planId } from '#tests/support/open-workbook.ts'

/** Which pages lie on the table, the last on top. */
const shownPages = [7, 2, 1]
const stage = { width: 920, height: 720 }
const emptyPage = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">'

const layout = `
  body { margin: 0; width: ${stage.width}px; height: ${stage.height}px; position: relative; background: transparent }
  canvas { position: absolute; width: 448px; border-radius: 3px;
    box-shadow: 0 0 0 1px rgb(20 32 58 / 10%), 0 18px 36px -10px rgb(20 32 58 / 34%) }
  canvas:nth-of-type(1) { left: 424px; top: 42px; transform: rotate(5deg) }
  canvas:nth-of-type(2) { left: 236px; top: 34px; transform: rotate(1.2deg) }
  canvas:nth-of-type(3) { left: 48px; top: 44px; transform: rotate(-3deg) }
`

/** A4 at the size it is drawn in the README. */
const sheet = { width: 620, height: 877 }
const sheetLayout = 'body { margin: 0 } canvas { width: 100%; display: block }'

/** The plan as the product itself exports it. */
export async function exportPdf(page: Page): Promise<Buffer> {
  await page.goto(`/workbook?planId=${planId}&step=1`)
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF', exact: true }).click()
  return await readFile(await (await exported).path())
}

/** Some pages of the document, lying on nothing: the landing page puts its own table under them. */
export async function photographPages(browser: Browser, pdf: Buffer) {
  const photograph = await photographDrawn(browser, pdf, {
    viewport: stage,
    style: layout,
    pages: shownPages,
  })
  return {
    alt: 'Pages of the exported plan: the cover of Harbor Roasters’ business plan and two of its pages',
    widths: [480, 920],
    photograph,
  }
}

/** One page of the document, as it is read. */
export function photographPage(browser: Browser, pdf: Buffer, number: number): Promise<Buffer> {
  return photographDrawn(browser, pdf, { viewport: sheet, style: sheetLayout, pages: [number] })
}

interface Drawing {
  viewport: { width: number; height: number }
  style: string
  pages: number[]
}

async function photographDrawn(browser: Browser, pdf: Buffer, drawing: Drawing): Promise<Buffer> {
  const context = await browser.newContext({ viewport: drawing.viewport })
  const page = await context.newPage()
  await page.route('/pages', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }))
  for (const name of ['pdf.min.mjs', 'pdf.worker.min.mjs']) {
    const body = readFileSync(`node_modules/pdfjs-dist/build/${name}`)
    await page.route(`/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  }
  await page.goto('/pages')
  await page.addStyleTag({ content: drawing.style })
  await page.evaluate(drawPages, { base64: pdf.toString('base64'), shownPages: drawing.pages })
  const photograph = await page.screenshot({ omitBackground: true })
  await context.close()
  return photograph
}

/** Runs in the page. */
async function drawPages(order: { base64: string; shownPages: number[] }): Promise<void> {
  const address = '/pdf.min.mjs'
  const pdfjs = (await import(address)) as typeof Pdfjs
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
  const data = Uint8Array.from(atob(order.base64), (letter) => letter.codePointAt(0) ?? 0)
  const document = await pdfjs.getDocument({ data }).promise
  for (const number of order.shownPages) {
    const pdfPage = await document.getPage(number)
    const viewport = pdfPage.getViewport({ scale: 2 })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    globalThis.document.body.append(canvas)
    await pdfPage.render({ canvas, viewport }).promise
  }
}
