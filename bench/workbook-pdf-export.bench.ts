import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { buildSecurityHeaders } from '#server/http/security-headers.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import type { ExportMeasurement } from './pages/pdf-export.ts'
import { serveFolder } from './pages/served-folder.ts'
import { reportComparison } from './report.ts'

const words = 60_000
const longestTaskMs = 50
const rounds = 5
const root = path.resolve(import.meta.dirname, '..')

/** A page that only exports, built like the product and served with the same headers. */
const folder = mkdtempSync(path.join(tmpdir(), 'planwright-pdf-bench-'))
await build({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder, rolldownOptions: { input: path.join(root, 'bench', 'pages', 'pdf-export.html') } },
})
const server = await serveFolder(folder, buildSecurityHeaders({ isHttps: false, inlineScripts: [] }))
const browser = await chromium.launch({
  ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
  args: ['--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await page.goto(`${server.address}/bench/pages/pdf-export.html`)
  await page.waitForFunction(() => globalThis.window.measureExport !== undefined)
  const measured: ExportMeasurement[] = []
  for (let round = 0; round < rounds; round += 1) {
    const one = await page.evaluate((count) => globalThis.window.measureExport?.(count), words)
    if (one) measured.push(one)
  }
  reportComparison({
    name: 'PDF of 60,000 words in a browser: ms of the longest task on the page, ours : 50 ms',
    ours: findQuantile(
      measured.map((one) => one.longestTaskMs),
      0.5,
    ),
    baseline: longestTaskMs,
    limit: { atMost: 1 },
  })
} finally {
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}
