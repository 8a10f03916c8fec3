import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { inRepository } from '../repository-root.mjs'
import { loadDemoPlan, openContext, signUpWithPlan } from './demo-plan.mjs'
import { exportPdf, photographPages } from './document.mjs'
import { makeIcons } from './icons.mjs'
import { shots } from './shots.mjs'
import { describeSocialPictures, drawSocialPicture } from './social-pictures.mjs'
import { emptyPictureFolder, requireSharp, writeCatalogue, writePicture } from './write-pictures.mjs'

/**
 * Photographs the product, which runs on a port and with data of its own meanwhile.
 * @param {string} executablePath the browser's
 */
export async function makePictures(executablePath) {
  const sharp = requireSharp()
  const { startProduct } = await tsImport(inRepository('bench', 'pages', 'product.ts'), import.meta.url)
  const product = await startProduct()
  // The same letters on every machine, and none of the colored fringes that scaling would blur.
  const args = ['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text']
  const browser = await chromium.launch({ executablePath, args })
  try {
    await makeIcons(sharp)
    const plan = await loadDemoPlan()
    const photographs = await photographProduct(browser, product.address, plan)
    const pdf = await exportPdf(browser, product.address, plan)
    writePublicFile('sample-plan.pdf', pdf)
    const pages = await photographPages(browser, product.address, pdf)

    emptyPictureFolder()
    /** @type {Record<string, import('./write-pictures.mjs').CatalogueEntry>} */
    const entries = {}
    for (const [name, shot] of Object.entries(photographs)) {
      const { alt, widths } = /** @type {import('./shots.mjs').ShotPlan} */ (shots[name])
      entries[name] = await writePicture(sharp, name, { alt, widths }, shot)
    }
    entries['document'] = await writePicture(sharp, 'document', pages, {
      light: pages.photograph,
      dark: null,
    })
    writeCatalogue(entries)

    for (const picture of await describeSocialPictures()) {
      const drawn = await drawSocialPicture(browser, product.address, picture, photographs)
      const png = await sharp(drawn).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
      writePublicFile(`og/${picture.name}.png`, png)
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {Record<string, unknown>} plan
 * @returns {Promise<Record<string, { light: Buffer, dark: Buffer }>>}
 */
async function photographProduct(browser, baseURL, plan) {
  /** @type {Record<string, { light: Buffer, dark: Buffer }>} */
  const photographs = {}
  for (const [name, { viewport, take }] of Object.entries(shots)) {
    /** @param {'light' | 'dark'} colorScheme */
    const takeIn = async (colorScheme) => {
      const context = await openContext(browser, { baseURL, viewport, colorScheme })
      await signUpWithPlan(context, plan)
      const photograph = await take(await context.newPage())
      await context.close()
      return photograph
    }
    photographs[name] = { light: await takeIn('light'), dark: await takeIn('dark') }
    console.log(`photographed ${name}`)
  }
  return photographs
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function writePublicFile(name, content) {
  const path = inRepository('public', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
