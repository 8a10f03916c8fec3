import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { parse, YAMLParseError } from 'yaml'

/**
 * @typedef {import('../../src/domain/course/lesson.ts').Course} Course
 * @typedef {import('../../src/domain/course/lesson.ts').Lesson} Lesson
 *
 * @typedef {object} Schemas what the code of the product says a course is
 * @property {(value: unknown) => import("../../src/domain/course/lesson.ts").LessonHead} parseLessonHead
 * @property {(value: unknown) => Course["parts"]} parseParts
 *
 * @typedef {object} CourseContent
 * @property {Course} course
 * @property {Map<string, string>} bodies the HTML of each lesson, by its slug
 */

const filePattern = /^(\d\d)-([a-z\d-]+)\.md$/
const headPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

// Operators write Markdown, not HTML: a tag in a lesson would be text that nobody expects.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/**
 * Reads the course of a folder. Every fault of every file is told at the same time, with the file's name.
 * @param {string} folder
 * @param {Schemas} schemas
 * @returns {CourseContent}
 */
export function readCourse(folder, schemas) {
  /** @type {string[]} */
  const faults = []
  const parts = attempt('course.yaml', faults, () =>
    schemas.parseParts(parse(readFileSync(join(folder, 'course.yaml'), 'utf8')).parts),
  )
  /** @type {Lesson[]} */
  const lessons = []
  const bodies = new Map()
  for (const file of readdirSync(join(folder, 'lessons')).sort()) {
    attempt(file, faults, () => {
      const { lesson, body } = readLesson(file, readFileSync(join(folder, 'lessons', file), 'utf8'), schemas)
      if (parts && !parts.some(({ id }) => id === lesson.part))
        throw new ContentError(`its part is “${lesson.part}”, and course.yaml has no such part`)
      if (bodies.has(lesson.slug)) throw new ContentError('another lesson has the same name')
      lessons.push(lesson)
      bodies.set(lesson.slug, body)
    })
  }
  if (faults.length > 0 || !parts) throw new ContentError(['The course has faults:', ...faults].join('\n'))
  return { course: { parts, lessons }, bodies }
}

export class ContentError extends Error {}

/**
 * @param {string} file
 * @param {string} text
 * @param {Schemas} schemas
 */
function readLesson(file, text, schemas) {
  const name = filePattern.exec(file)
  if (!name) throw new ContentError('its name must look like 01-what-it-teaches.md')
  const parts = headPattern.exec(text)
  if (!parts) throw new ContentError('it must begin with a head between two lines of ---')
  const head = schemas.parseLessonHead(parse(parts[1] ?? ''))
  const slug = name[2] ?? ''
  return { lesson: { ...head, slug }, body: renderBody(parts[2] ?? '') }
}

const fencePattern = /^::: business (.+)\n([\s\S]*?)^:::$/gm

/**
 * Markdown, and calculations of the worked business between two lines of colons.
 * @param {string} text
 */
export function renderBody(text) {
  const source = text.replaceAll('\r\n', '\n')
  /** @type {string[]} */
  const html = []
  let end = 0
  for (const fence of source.matchAll(fencePattern)) {
    html.push(markdown.render(source.slice(end, fence.index)), renderSum(fence[1] ?? '', fence[2] ?? ''))
    end = fence.index + fence[0].length
  }
  html.push(markdown.render(source.slice(end)))
  return html.join('')
}

/**
 * @param {string} title
 * @param {string} text rows of | what | how much |
 */
function renderSum(title, text) {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => markdown.renderInline(cell.trim())),
    )
  const body = rows
    .map(([what = '', ...amounts]) => {
      // A narrow screen must not part a minus from its amount.
      const open = (/** @type {string} */ cell) =>
        /^[^a-z]*$/i.test(cell.replace(/<[^>]+>/g, '')) ? '<td class="amount">' : '<td>'
      const cells = amounts.map((amount) => `${open(amount)}${amount}</td>`).join('')
      const isTotal = what.startsWith('<strong>')
      return `<tr${isTotal ? ' class="total"' : ''}><th scope="row">${what}</th>${cells}</tr>`
    })
    .join('')
  const caption = markdown.renderInline(title)
  return `<div class="sum"><table><caption>${caption}</caption><tbody>${body}</tbody></table></div>\n`
}

/**
 * @template Result
 * @param {string} file
 * @param {string[]} faults
 * @param {() => Result} read
 * @returns {Result | null}
 */
function attempt(file, faults, read) {
  try {
    return read()
  } catch (error) {
    faults.push(`${file}: ${describe(error)}`)
    return null
  }
}

/** @param {unknown} error */
function describe(error) {
  if (error instanceof ContentError || error instanceof YAMLParseError) return error.message
  if (error instanceof Error && 'issues' in error && Array.isArray(error.issues)) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'its head'}: ${message}`).join('; ')
  }
  if (error instanceof Error) return error.message
  return String(error)
}

/**
 * The links of a course that lead nowhere: to a lesson that is not there, or out of the product.
 * @param {CourseContent} content
 * @param {(path: string) => boolean} isKnownPath
 */
export function findBrokenLinks({ course, bodies }, isKnownPath) {
  const slugs = new Set(course.lessons.map(({ slug }) => slug))
  return [...bodies].flatMap(([slug, html]) =>
    [...html.matchAll(/href="([^"]*)"/g)]
      .map((link) => link[1] ?? '')
      .filter((href) => {
        const path = href.split(/[?#]/)[0] ?? ''
        return path.startsWith('/learn/') ? !slugs.has(path.slice('/learn/'.length)) : !isKnownPath(path)
      })
      .map((href) => `${slug}: ${href}`),
  )
}
