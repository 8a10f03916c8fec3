import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { countVideos } from './build-course.mjs'
import { bundleScript } from './bundle-script.mjs'
import { importBundled } from './import-bundled.mjs'
import { buildSiteStyles } from './site-styles.mjs'

/** The pages, and what adds to those that have something to add to. */
const pages = {
  landing: 'src/web/landing/enhance-landing.ts',
  course: 'src/web/course/enhance-course.ts',
  terms: null,
  privacy: null,
  refunds: null,
}

/**
 * Writes the pages that are complete without any script, each as one file with its styles and its script in it.
 * @param {string} web the folder of the built front end
 * @param {import('../../src/domain/course/lesson.ts').Course} course
 */
export async function prerenderPages(web, course) {
  const styles = await buildSiteStyles(web)
  const renderPage = await loadRenderer()
  const shared = {
    style: { text: styles.text },
    fonts: styles.firstFonts,
    findPicture: (/** @type {string} */ file) => publishPicture(web, file),
    socialPictures: new Set(
      Object.keys(pages).filter((name) => existsSync(inRepository('public', 'og', `${name}.png`))),
    ),
    samplePlan: describeSamplePlan(),
    course,
    courseVideos: countVideos(course),
  }
  mkdirSync(join(web, 'site'), { recursive: true })
  for (const [name, entry] of Object.entries(pages)) {
    const script = entry === null ? null : { text: await bundleScript(entry) }
    writeFileSync(join(web, 'site', `${name}.html`), renderPage(name, { ...shared, script }))
  }
}

/**
 * The pages are React components, rendered once, by the build.
 * @returns {Promise<(name: string, assets: object) => string>}
 */
async function loadRenderer() {
  return (await importBundled('src/web/app/prerendered-pages.tsx')).renderSitePage
}

/**
 * Puts a picture that a page names beside the other files that may be kept forever, with its content's hash in the
 * name, and returns its address.
 * @param {string} web
 * @param {string} file
 */
function publishPicture(web, file) {
  const content = readFileSync(inRepository('src', 'web', 'landing', 'pictures', file))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const extension = extname(file)
  const name = `assets/${file.slice(0, -extension.length)}-${hash}${extension}`
  if (!existsSync(join(web, name))) writeFileSync(join(web, name), content)
  return `/${name}`
}

/** The exported plan to look at, with what a person wants to know before fetching it. */
function describeSamplePlan() {
  const content = readFileSync(inRepository('public', 'sample-plan.pdf'))
  // Our exports keep their objects readable, and each page is one.
  const pages = content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { href: '/sample-plan.pdf', bytes: content.length, pages }
}
