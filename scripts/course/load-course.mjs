import { importBundled } from '../build/import-bundled.mjs'
import { inRepository } from '../repository-root.mjs'
import { UserFacingError } from '../setup/processes.mjs'
import { ContentError, readCourse } from './read-course.mjs'

export const courseFolder = inRepository('course')

/** The course of this repository. A fault in one of its files ends the build with the names of file and field. */
export async function loadCourse() {
  const schemas = await importBundled('src/domain/course/parse-course.ts')
  try {
    return readCourse(courseFolder, schemas)
  } catch (error) {
    if (error instanceof ContentError) throw new UserFacingError(error.message)
    throw error
  }
}
