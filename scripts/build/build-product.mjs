// Builds front end and server into dist. A separate program, run once the tools are installed.
import { mkdirSync } from 'node:fs'
import { inRepository } from '../repository-root.mjs'
import { runEntry } from '../setup/processes.mjs'
import { loadCourse } from '../course/load-course.mjs'
import { buildCourse } from './build-course.mjs'
import { buildReviewerPage } from './build-reviewer-page.mjs'
import { buildServer } from './build-server.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'
import { buildWeb } from './build-web.mjs'
import { findFirstParts } from './find-first-parts.mjs'
import { precompress } from './precompress.mjs'
import { prerenderPages } from './prerender-pages.mjs'

const web = inRepository('dist', 'web')

await runEntry(async () => {
  mkdirSync(inRepository('dist'), { recursive: true })
  await Promise.all([buildFrontEnd(), buildServer()])
})

async function buildFrontEnd() {
  // First, so that a fault in a lesson is told at once.
  const content = await loadCourse()
  const firstParts = await findFirstParts()
  await buildWeb(firstParts)
  await buildCourse(web, content)
  await buildReviewerPage(web)
  await buildServiceWorker(web, firstParts)
  // The server fills the prerendered pages in first, and packs them itself.
  await Promise.all([precompress(web), prerenderPages(web, content.course)])
}
