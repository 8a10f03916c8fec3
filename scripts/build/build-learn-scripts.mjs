import { bundlePageScripts } from './bundle-page-scripts.mjs'

/**
 * The scripts of the classroom. They stand in the pages, like those of the landing pages.
 * @param {string} web the folder of the built front end
 */
export function buildLearnScripts(web) {
  const entries = {
    lesson: 'src/web/learn/enhance-lesson.ts',
    classroom: 'src/web/learn/enhance-classroom.ts',
  }
  return bundlePageScripts(web, entries, 'learn')
}
