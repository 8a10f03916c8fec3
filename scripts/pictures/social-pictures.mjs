import { readFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { inRepository } from '../repository-root.mjs'
import { openContext } from './demo-plan.mjs'

/**
 * @typedef {object} SocialPicture what a chat or a feed shows of a link
 * @property {string} name
 * @property {string} title
 * @property {string} line
 * @property {string} tag
 * @property {string} shot the photograph beside the words
 */

const size = { width: 1200, height: 630 }

/**
 * In the words of the pages themselves.
 * @returns {Promise<SocialPicture[]>}
 */
export async function describeSocialPictures() {
  const { landingContent } = await importContent('landing.ts')
  const { courseContent } = await importContent('course.ts')
  return [
    {
      name: 'landing',
      title: landingContent.hero.heading,
      line: landingContent.hero.lead,
      tag: landingContent.hero.action,
      shot: 'workbook',
    },
    {
      name: 'course',
      title: courseContent.hero.heading,
      line: courseContent.hero.lead,
      tag: courseContent.hero.action,
      shot: 'economics',
    },
  ]
}

/** @param {string} file */
function importContent(file) {
  return tsImport(inRepository('src', 'domain', 'content', file), import.meta.url)
}

const fonts = {
  display: ['bricolage-grotesque', 'bricolage-grotesque-latin-wght-normal.woff2'],
  text: ['instrument-sans', 'instrument-sans-latin-wght-normal.woff2'],
  mono: ['jetbrains-mono', 'jetbrains-mono-latin-wght-normal.woff2'],
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {SocialPicture} picture
 * @param {Record<string, { light: Buffer }>} photographs
 */
export async function drawSocialPicture(browser, baseURL, picture, photographs) {
  const photograph = photographs[picture.shot]?.light
  if (!photograph) throw new Error(`There is no photograph called ${picture.shot}`)
  const context = await openContext(browser, { baseURL, viewport: size, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const body = buildPage(picture, photograph.toString('base64'))
  await page.route('/picture', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/picture')
  await page.evaluate(async () => void (await document.fonts.ready))
  const drawn = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return drawn
}

/**
 * @param {SocialPicture} picture
 * @param {string} photograph as base64
 */
function buildPage({ title, line, tag, shot }, photograph) {
  const logo = readFileSync(inRepository('public', 'favicon.svg'), 'utf8')
  const faces = Object.entries(fonts).map(([family, [name = '', file = '']]) => {
    const path = inRepository('node_modules', '@fontsource-variable', name, 'files', file)
    const data = readFileSync(path).toString('base64')
    return `@font-face { font-family: ${family}; font-weight: 200 800; src: url(data:font/woff2;base64,${data}) }`
  })
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>
    ${faces.join('\n')}
    * { box-sizing: border-box; margin: 0 }
    body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative; color: #14203a;
      font-family: text; background-color: #faf8f3;
      background-image: linear-gradient(rgb(31 79 216 / 5.5%) 1px, transparent 1px),
        linear-gradient(90deg, rgb(31 79 216 / 5.5%) 1px, transparent 1px);
      background-size: 28px 28px }
    main { position: absolute; inset: 56px auto 56px 64px; width: 500px; display: flex; flex-direction: column }
    header { display: flex; align-items: center; gap: 14px; font: 700 30px display; letter-spacing: -0.02em }
    header svg { width: 46px; height: 46px }
    h1 { margin-top: auto; font: 800 60px/1.03 display; letter-spacing: -0.045em; text-wrap: balance }
    p { margin-top: 22px; font-size: 23px; line-height: 1.42; color: #4a546c; text-wrap: balance }
    strong { margin-top: auto; align-self: start; padding: 12px 20px; border-radius: 8px; color: #fff;
      background: #1f4fd8; font: 600 21px text }
    img { position: absolute; left: 616px; top: 64px; border-radius: 12px; background: #fff;
      border: 1px solid #cfc8b8; box-shadow: 0 30px 70px -18px rgb(20 32 58 / 38%) }
    .workbook { width: 900px }
    .economics { width: 640px }
  </style>
  <main><header>${logo}Planwright</header><h1>${title}</h1><p>${line}</p><strong>${tag}</strong></main>
  <img class="${shot}" alt="" src="data:image/png;base64,${photograph}">`
}
