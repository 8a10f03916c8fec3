import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Course, Lesson, Task } from '#domain/course/lesson.ts'
import { memoryFolder } from './memory-folder.ts'

export const freeLesson = 'say-it'
export const paidLesson = 'prove-it'
export const lastLesson = 'ask-for-it'
/** What only a learner may read. */
export const paidWords = 'Words that cost money'

const nameIt: Task = { say: 'Give it a name.', pass: { filled: ['businessIdea', 'name'] } }
const tellIt: Task = { say: 'Describe it.', pass: { ownWords: ['businessIdea', 'solution'], words: 5 } }

function createLesson(slug: string, changes: Partial<Lesson>): Lesson {
  return {
    slug,
    title: `Lesson ${slug}`,
    part: 'idea',
    steps: [1],
    minutes: 5,
    summary: 'What it teaches.',
    video: `${slug}-video`,
    worksheet: [{ ask: `Ask ${slug}`, lines: 3, field: ['businessIdea', 'name'] }],
    exercise: [nameIt],
    ...changes,
  }
}

const course: Course = {
  parts: [{ id: 'idea', name: 'The idea', text: 'Say it.' }],
  lessons: [
    createLesson(freeLesson, {}),
    createLesson(paidLesson, { exercise: [nameIt, tellIt] }),
    createLesson(lastLesson, { video: 'https://videos.example/last.mp4' }),
  ],
}

/** A course of three lessons as the build writes it. */
export function createCourseFolder(): string {
  const folder = mkdtempSync(path.join(memoryFolder, 'planwright-course-'))
  mkdirSync(path.join(folder, 'pages/lessons'), { recursive: true })
  mkdirSync(path.join(folder, 'videos'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const writePage = (name: string, text: string) =>
    write(`pages/${name}.html`, `<!doctype html><script>learn()</script><h1>${text}</h1>%PUBLIC_URL%`)
  write('course.json', JSON.stringify(course))
  writePage('classroom', 'The classroom')
  writePage('closed', 'What the course is <a href="/login?next=%2Flearn">Sign in</a>')
  writePage('closed-account', 'What the course is <a href="/course">Get the course</a>')
  writePage('certificate', '%CERTIFICATE_NAME%, %CERTIFICATE_DATE%, %CERTIFICATE_NUMBER%')
  writePage('certificate-unknown', 'No such certificate')
  for (const { slug } of course.lessons) {
    writePage(`lessons/${slug}`, slug === freeLesson ? 'Words for everyone' : paidWords)
    for (const ending of ['webm', 'vtt']) write(`videos/${slug}-video.${ending}`, `${paidWords} ${slug}`)
  }
  return folder
}
