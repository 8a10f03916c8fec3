import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { courseContent } from '#domain/page-texts/course.ts'
import { landingContent } from '#domain/page-texts/landing.ts'

/** What a chat or a feed shows of a link, in the words of the page itself, with a photograph beside them. */
export const socialPictures = [
  { name: 'landing', hero: landingContent.hero, shot: 'workbook' },
  { name: 'course', hero: courseContent.hero, shot: 'economics' },
]

type SocialPicture = (typeof socialPictures)[number]

const size = { width: 1200, height: 630 }

const fonts = {
  display: ['bricolage-grotesque', 'bricolage-grotesque-latin-wght-normal.woff2'],
  text: ['instrument-sans', 'instrument-sans-latin-wght-normal.woff2'],
  mono: ['jetbrains-mono', 'jetbrains-mono-latin-wght-normal.woff2'],
}

export async function drawSocialPicture(
  browser: Browser,
  picture: SocialPicture,
  photographs: Record<string, { light: Buffer }>,
): Promise<Buffer> {
  const photograph = photographs[picture.shot]?.light
  if (!photograph) throw new Error(`There is no photograph called ${picture.shot}`)
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const body = buildPage(picture, photograph.toString('base64'))
  await page.route('/picture', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/picture')
  await page.evaluate(async () => void (await document.fonts.ready))
  const drawn = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return drawn
}

function buildPage({ hero, shot }: SocialPicture, photograph: string): string {
  const logo = readFileSync('public/favicon.svg', 'utf8')
  const faces = Object.entries(fonts).map(([family, [name = '', file = '']]) => {
    const data = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}`).toString('base64')
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
  <main><header>${logo}Planwright</header><h1>${hero.heading}</h1><p>${hero.lead}</p><strong>${hero.action}</strong></main>
  <img class="${shot}" alt="" src="data:image/png;base64,${photograph}">`
}
