import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Course, Lesson } from '#domain/course/lesson.ts'

/** What the build makes of the course's files. None of it is a public file. */
export interface CourseContent {
  readonly course: Course
  /** Null when the build has no course. */
  readonly folder: string | null
  /** By slug. */
  readonly lessons: ReadonlyMap<string, Lesson>
  /** The slug of the lesson that is open to everyone. */
  readonly freeLesson: string | null
  readonly videoFiles: ReadonlySet<string>
}

export const videoFolder = 'videos'
const none: Course = { parts: [], lessons: [] }

export function readCourseContent(folder: string): CourseContent {
  const file = path.join(folder, 'course.json')
  const isBuilt = existsSync(file)
  const course = isBuilt ? (JSON.parse(readFileSync(file, 'utf8')) as Course) : none
  const videos = path.join(folder, videoFolder)
  return {
    course,
    folder: isBuilt ? folder : null,
    lessons: new Map(course.lessons.map((lesson) => [lesson.slug, lesson])),
    freeLesson: course.lessons[0]?.slug ?? null,
    videoFiles: new Set(existsSync(videos) ? readdirSync(videos) : []),
  }
}

/** The files of the free lesson's video, such as intro.webm and intro.chapters.vtt. */
export function isFreeVideo({ course }: CourseContent, file: string): boolean {
  const [name] = file.split('.')
  return course.lessons[0]?.video === name
}

/** Where a video at an address of the operator's own comes from, for the page's policy. Null for our own file. */
export function findMediaOrigin({ video }: Lesson): string | null {
  return URL.canParse(video) ? new URL(video).origin : null
}
