import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { parsePlanFile } from '#domain/plan/parse-plan-file.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, openStep, storePlan } from '#tests/support/open-workbook.ts'
import { readXlsx } from '#tests/support/read-xlsx.ts'
import { unpackZip } from '#tests/support/read-zip.ts'
import { expectToast } from '#tests/support/toasts.ts'

async function openPlan(page: Page, plan: object = fullPlan, step = 1, name = 'Business Idea') {
  const { user } = await signIn(page)
  await storePlan(page, user.id, plan)
  await openStep(page, step, name)
}

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('every format is made in the browser without other requests and has the specified file name', async ({
  page,
}) => {
  await openPlan(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/api/ai/')) sent.push(request.url())
  })
  const pdf = await download(page, () => button(page, 'Export PDF').click())
  await expectToast(page, 'Export Complete', 'Your plan was saved as a PDF file.')
  expect(pdf.name).toBe('Kestrel_Coffee_Roasters_business_plan.pdf')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const markdown = await download(page, () => button(page, 'Export Markdown').click())
  await expectToast(page, 'Export Complete', 'Your plan was saved as a Markdown file.')
  expect(markdown.name).toBe('Kestrel Coffee Roasters_business_plan.md')
  expect(markdown.bytes.toString()).toContain('# Kestrel Coffee Roasters')

  const json = await download(page, () => button(page, 'Export JSON').click())
  expect(json.name).toBe('Kestrel Coffee Roasters_workbook.json')
  const parsed = parsePlanFile(json.bytes.toString())
  expect(parsed.ok && parsed.data).toEqual(fullPlan.data)

  await button(page, 'More formats').click()
  const docx = await download(page, () => page.getByRole('menuitem', { name: 'Export Word (DOCX)' }).click())
  expect(docx.name).toMatch(/^Kestrel Coffee Roasters_business_plan_full_\d{4}-\d\d-\d\d\.docx$/)
  const pictures = [...unpackZip(docx.bytes)].filter(([name]) => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThan(0)
  // Three pixels to a point, so that programs without vectors show it sharp.
  for (const [, png] of pictures) expect(Buffer.from(png).readUInt32BE(16)).toBe(1446)
  expect(sent).toEqual([])

  await test.step('a spreadsheet without a forecast says what is missing and goes to where it is written', async () => {
    await button(page, 'More formats').click()
    await page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click()
    await expectToast(
      page,
      'No Forecast Yet',
      'Write what you sell and what you pay in step 8, Financial Projections.',
    )
    const notices = page.getByRole('region', { name: /^Notifications/ })
    await notices.getByRole('button', { name: 'Write it' }).click()
    await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible()
  })
})

test('the spreadsheet of a forecast is made in the browser, with formulas and their values', async ({
  page,
}) => {
  const data = exampleOf('local-service')
  await openPlan(page, { title: 'The Corner Cup', data })
  await button(page, 'More formats').click()
  const xlsx = await download(page, () => page.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click())
  await expectToast(page, 'Export Complete', 'Your plan was saved as a spreadsheet (XLSX) file.')
  expect(xlsx.name).toMatch(/^The Corner Cup_forecast_full_\d{4}-\d\d-\d\d\.xlsx$/)
  const cells = readXlsx(xlsx.bytes).sheets.find(({ name }) => name === 'Profit and loss')?.cells
  const forecast = computeForecast(readForecastInputs(data))
  const sales = buildStatement(forecast, 'profit-and-loss', 'month').lines.find(({ id }) => id === 'sales')
  expect(cells?.get('A7')?.value).toBe('Sales')
  // The years come first, so this is month 6, in which the shop opens.
  expect(cells?.get('L7')?.value).toBeCloseTo(sales?.values[6] ?? NaN, 2)
  expect(cells?.get('L7')?.formula).toMatch(/^Sales!L\d+$/)
})

test('a failed PDF can be tried again, a running one canceled, and template text is one click away', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/The export failed|status of 404|ERR_FAILED|Failed to load/)
  const data = {
    ...fullPlan.data,
    businessIdea: { ...fullPlan.data.businessIdea, solution: 'We sell [product].' },
  }
  await openPlan(page, { ...fullPlan, data }, 3, 'Business Model')
  const fonts = /noto-sans.*\.woff/
  await page.route(fonts, (route) => route.abort())
  await button(page, 'Export PDF').click()
  await expectToast(page, 'Export Failed', 'The PDF could not be created. Your plan was not changed.')
  await page.unroute(fonts)
  const retry = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Retry' })
  const again = await download(page, () => retry.click())
  expect(again.name).toContain('.pdf')

  // This request is never answered, so the export waits for its font until it is canceled.
  await page.route(fonts, () => {})
  await page.route(/export-worker/, (route) => route.continue())
  await button(page, 'Export PDF').click()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Export PDF')).toBeEnabled()
  await page.unrouteAll()

  await test.step('each field that still has template text is one click away', async () => {
    const note = page.getByRole('region', { name: 'Still to fill in' })
    await expect(note).toContainText('One spot still has template text')
    await note.getByRole('button', { name: /\[product\]/ }).click()
    await expect(field(page, 'Solution')).toBeFocused()
    await field(page, 'Solution').fill('We sell coffee.')
    await expect(note).toHaveCount(0)
  })
})
