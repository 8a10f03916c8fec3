import { createContext, useContext } from 'react'
import type { Course } from '#domain/course/lesson.ts'

/** The files of one lesson's video, or the address of an operator's own. */
export interface VideoFiles {
  sources: readonly { src: string; type: string | null }[]
  poster: string | null
  captions: string | null
  chapters: string | null
}

export interface CourseAssets {
  course: Course
  /** The HTML of a lesson's words. */
  readBody: (slug: string) => string
  /** Null for a video that is not there yet. */
  findVideo: (name: string) => VideoFiles | null
}

const CourseContext = createContext<CourseAssets | null>(null)

export const CourseProvider = CourseContext.Provider

export function useCourse(): CourseAssets {
  const assets = useContext(CourseContext)
  if (!assets) throw new Error('A page of the course must render inside CourseProvider')
  return assets
}
