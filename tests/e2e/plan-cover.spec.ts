import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { readPdf } from '#tests/pdf/read-pdf.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, openPlan, openStep, readText } from '#tests/support/open-workbook.ts'

async function openSmallPlan(page: Page): Promise<void> {
  const { user } = await signIn(page)
  await openPlan(page, user.id)
}

/** Nothing else on a page of text is seen through. */
async function hasWatermark(pdf: Buffer): Promise<boolean> {
  const { pages } = await readPdf(new Uint8Array(pdf))
  return pages.slice(1).some(({ shapes }) => shapes.some(({ opacity }) => opacity < 1))
}

async function exportPdf(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export PDF').click()])
  return await readFile(await file.path())
}

async function chooseLogo(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(?:Choose a|Change the) picture$/ }).click()
  await (await choosing).setFiles({ name, mimeType, buffer })
}

test('the cover and the watermark of the PDF are the person’s choice', async ({ page }) => {
  await openSmallPlan(page)
  const watermark = page.getByRole('checkbox', { name: 'Planwright watermark in PDF' })
  const pictures = /\/Subtype ?\/Image/
  const plain = await exportPdf(page)
  expect(plain.toString('latin1')).not.toMatch(pictures)
  expect(await hasWatermark(plain)).toBe(true)

  await test.step('a logo of the person’s own is shown and kept in the plan', async () => {
    await page.getByText('For the cover').click()
    await chooseLogo(page, 'notes.txt', 'text/plain', Buffer.from('no picture'))
    await expect(page.getByText('notes.txt is not a PNG, JPEG or WebP picture.')).toBeVisible()
    await chooseLogo(page, 'logo.jpg', 'image/jpeg', Buffer.from(smallJpeg.split(',')[1] ?? '', 'base64'))
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
    await expect(page.getByText('notes.txt is not')).toHaveCount(0)
    await expect.poll(() => readText(page)).toContain('data:image/jpeg;base64,')
  })

  await test.step('the logo is printed on the cover, and the watermark can be switched off', async () => {
    await watermark.uncheck()
    const pdf = await exportPdf(page)
    expect(pdf.toString('latin1')).toMatch(pictures)
    expect(await hasWatermark(pdf)).toBe(false)
  })

  await test.step('the logo is removed, and the choice of the watermark is remembered', async () => {
    await page.reload()
    await expect(watermark).not.toBeChecked()
    await page.getByText('For the cover').click()
    await expectNoAxeViolations(page, [390], 'main')
    await expectNoSidewaysScroll(page)
    await button(page, 'Remove the logo').press('Enter')
    await expect(button(page, 'Choose a picture')).toBeFocused()
  })

  await test.step('what is missing on the cover leads into the closed group of its fields', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStep(page, 2, 'Market Analysis')
    await page.getByRole('combobox', { name: 'Made for' }).selectOption('Bank')
    await page.locator('summary').filter({ hasText: 'will miss' }).click()
    await page.getByRole('button', { name: /^No email or phone on the cover/ }).press('Enter')
    await expect(field(page, 'Email')).toBeFocused()
    await page.keyboard.type('elena@harbor.example')
    await expect(page.getByRole('button', { name: /^No email or phone on the cover/ })).toHaveCount(0)
    await expect.poll(() => readText(page)).toContain('elena@harbor.example')
  })
})
