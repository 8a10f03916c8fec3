import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { courseFolder } from '../course/load-course.mjs'
import { inRepository } from '../repository-root.mjs'
import { bundlePageScripts } from './bundle-page-scripts.mjs'
import { importBundled } from './import-bundled.mjs'
import { buildStyles } from './site-styles.mjs'

/** @typedef {import('../course/read-course.mjs').CourseContent} CourseContent */

const videoFolder = join(courseFolder, 'videos')
/** The scripts of the classroom. They stand in the pages, like those of the landing pages. */
const scriptEntries = {
  lesson: 'src/web/learn/enhance-lesson.ts',
  classroom: 'src/web/learn/enhance-classroom.ts',
}

/**
 * Writes the classroom's pages, what the server knows about the course, and its videos. None of it is in the folder of
 * the front end, where everything is public.
 * @param {string} web the folder of the built front end
 * @param {CourseContent} content
 */
export async function buildCourse(web, { course, bodies }) {
  const folder = inRepository('dist', 'course')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'course.json'), JSON.stringify(course))
  if (existsSync(videoFolder)) cpSync(videoFolder, join(folder, 'videos'), { recursive: true })
  for (const [name, html] of await renderPages(web, { course, bodies })) {
    const file = join(folder, 'pages', `${name}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

/**
 * @param {string} web
 * @param {CourseContent} content
 * @returns {Promise<Map<string, string>>}
 */
async function renderPages(web, { course, bodies }) {
  const styles = await buildStyles(web, inRepository('src', 'web', 'learn', 'learn.css'))
  const { renderCourse } = await importBundled('src/web/learn/render-course.tsx')
  const scripts = await bundlePageScripts(web, scriptEntries, 'learn')
  const site = {
    style: { text: styles.text },
    fonts: styles.firstFonts,
    findPicture: (/** @type {string} */ file) => file,
    socialPictures: new Set(['course']),
    samplePlan: null,
    course,
    courseVideos: 0,
  }
  const videos = listVideos()
  const assets = {
    course,
    readBody: (/** @type {string} */ slug) => bodies.get(slug) ?? '',
    findVideo: (/** @type {string} */ name) => findVideo(name, videos),
  }
  return renderCourse(site, assets, scripts)
}

function listVideos() {
  return existsSync(videoFolder) ? readdirSync(videoFolder) : []
}

/**
 * How many lessons have a video.
 * @param {CourseContent['course']} course
 */
export function countVideos({ lessons }) {
  const files = listVideos()
  return lessons.filter(({ video }) => findVideo(video, files) !== null).length
}

/**
 * A recording of ours, or the address of an operator's own video. Null while there is no recording.
 * @param {string} name
 * @param {readonly string[]} files
 */
export function findVideo(name, files) {
  if (name.startsWith('https://')) {
    return { sources: [{ src: name, type: null }], poster: null, captions: null, chapters: null }
  }
  const find = (/** @type {string} */ ending) =>
    files.includes(`${name}.${ending}`) ? `/learn/videos/${name}.${ending}` : null
  const sources = ['webm', 'mp4'].flatMap((ending) => {
    const src = find(ending)
    return src === null ? [] : [{ src, type: `video/${ending}` }]
  })
  if (sources.length === 0) return null
  return { sources, poster: find('jpg'), captions: find('vtt'), chapters: find('chapters.vtt') }
}
