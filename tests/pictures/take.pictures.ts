import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, test } from '@playwright/test'
import { loadExample } from '#domain/plan/templates/examples/load-example.ts'
import { registerAccount } from '#tests/support/accounts.ts'
import { storePlan } from '#tests/support/open-workbook.ts'
import { exportPdf, photographPage, photographPages } from './document.ts'
import { makeIcons } from './icons.ts'
import { shots } from './shots.ts'
import { drawSocialPicture, socialPictures } from './social-pictures.ts'
import { emptyPictureFolder, sharp, writeCatalog, writePicture } from './write-pictures.ts'

const smallPng = { palette: true, quality: 90, effort: 10 }
const readmeWidth = 1240
/** Where the sample plan shows its unit economics. */
const projectionsPage = 7

test('the icons are drawn', makeIcons)

test('the product and its document are photographed', async ({ browser }) => {
  // The worked example of a coffee shop, as someone has it who wrote it in this workbook.
  const plan = {
    title: 'Harbor Roasters',
    template: 'local-service',
    currentStep: 8,
    completedSteps: [1, 2, 3, 4, 5, 6, 7],
    data: await loadExample('local-service'),
  }
  const photographs = await photographProduct(browser, plan)
  const context = await openSignedIn(browser, { ...plan, completedSteps: range(12) })
  const pdf = await exportPdf(await context.newPage())
  writePublicFile('sample-plan.pdf', pdf)

  emptyPictureFolder()
  const entries: Parameters<typeof writeCatalog>[0] = {}
  for (const [name, photograph] of Object.entries(photographs))
    entries[name] = await writePicture(name, shots[name] ?? { alt: '', widths: [] }, photograph)
  const document = await photographPages(browser, pdf)
  entries['document'] = await writePicture('document', document, { light: document.photograph, dark: null })
  writeCatalog(entries)

  await writeReadmePicture('workbook', photographs['workbook']?.light)
  await writeReadmePicture('results', photographs['economics']?.light)
  await writeReadmePicture('plan-page', await photographPage(browser, pdf, projectionsPage))

  for (const picture of socialPictures) {
    const drawn = await drawSocialPicture(browser, picture, photographs)
    writePublicFile(`og/${picture.name}.png`, await sharp(drawn).png(smallPng).toBuffer())
  }
})

async function photographProduct(
  browser: Browser,
  plan: object,
): Promise<Record<string, { light: Buffer; dark: Buffer }>> {
  const photographs: Record<string, { light: Buffer; dark: Buffer }> = {}
  for (const [name, { viewport, take }] of Object.entries(shots)) {
    const takeIn = async (colorScheme: 'light' | 'dark') => {
      const context = await openSignedIn(browser, plan, { viewport, colorScheme })
      const photograph = await take(await context.newPage())
      await context.close()
      return photograph
    }
    photographs[name] = { light: await takeIn('light'), dark: await takeIn('dark') }
  }
  return photographs
}

/** A new account, with the plan where the workbook finds it. */
async function openSignedIn(
  browser: Browser,
  plan: object,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  const { user } = await registerAccount(context.request)
  const page = await context.newPage()
  await storePlan(page, user.id, { ...plan, lastSaved: new Date().toISOString() })
  await page.close()
  return context
}

async function writeReadmePicture(name: string, photograph: Buffer | undefined): Promise<void> {
  if (!photograph) throw new Error(`There is no photograph called ${name}`)
  const { width } = await sharp(photograph).metadata()
  const png = await sharp(photograph).resize(Math.min(readmeWidth, width)).png(smallPng).toBuffer()
  writeFileSync(`docs/pictures/${name}.png`, png)
}

function writePublicFile(name: string, content: Buffer): void {
  const file = path.join('public', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1)
}
