import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../repository-root.mjs'
import { bundlePageScripts } from './bundle-page-scripts.mjs'
import { importBundled } from './import-bundled.mjs'
import { buildStyles } from './site-styles.mjs'

/**
 * The page of reviewers' links, one file for all of them.
 * @param {string} web the folder of the built front end
 */
export async function buildReviewerPage(web) {
  const styles = await buildStyles(web, inRepository('src', 'web', 'reviewer', 'reviewer.css'))
  const { renderReviewer } = await importBundled('src/web/reviewer/render-reviewer.tsx')
  const { page } = await bundlePageScripts(web, { page: 'src/web/reviewer/enhance-reviewer.ts' }, 'reviewer')
  mkdirSync(join(web, 'site'), { recursive: true })
  const html = renderReviewer({ style: styles.text, script: page, fonts: styles.firstFonts })
  writeFileSync(join(web, 'site', 'review.html'), html)
}
