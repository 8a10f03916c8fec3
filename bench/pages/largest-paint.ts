import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from './signed-in-browser.ts'

/** Both copies of a page come out of memory, so that they differ in nothing but their scripts. */
export interface PageCopy {
  url: string
  headers: Record<string, string>
  html: string
}

export async function copyPage(url: string): Promise<PageCopy> {
  const answer = await fetch(url)
  const { 'content-security-policy': policy = '', 'content-type': type = '' } = Object.fromEntries(
    answer.headers,
  )
  const headers = { 'content-security-policy': policy, 'content-type': type }
  return { url, headers, html: await answer.text() }
}

export function removeScripts(copy: PageCopy): PageCopy {
  const html = copy.html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  return { ...copy, html }
}

/** When the page's largest element was painted, in a browser on its first visit. */
export async function measureLargestPaint(context: BrowserContext, copy: PageCopy): Promise<number> {
  const page = await context.newPage()
  const { url, headers, html } = copy
  await page.route(url, (route) => route.fulfill({ headers, body: html }))
  await slowDown(page)
  await page.goto(url, { waitUntil: 'load' })
  const paintedAt = await readLargestPaint(page)
  await page.close()
  return paintedAt
}

/** Pictures may be decoded after they were loaded, so this waits a moment for the last report. */
async function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let paintedAt = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) paintedAt = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(paintedAt), 500)
      }),
  )
}
