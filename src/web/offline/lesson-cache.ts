import { apiPaths } from '#contract/paths.ts'

/** Holds the pages of the course that this browser's learner has opened. */
export const lessonCacheName = 'planwright-lessons'

const signIns = new Set<string>([
  apiPaths.login,
  apiPaths.register,
  apiPaths.resetPassword,
  apiPaths.getCredentials,
])

/** Requests after which another person may use this browser, so that nothing of the last one may stay. */
export function endsSession(method: string, pathname: string): boolean {
  if (pathname === apiPaths.logout) return true
  if (method === 'DELETE') return pathname === apiPaths.account
  return method === 'POST' && signIns.has(pathname)
}

/** What is shown without a network in place of a lesson that this browser has not opened yet. */
export const missingLessonPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>No connection</title><h1>No connection</h1>' +
  '<p>This page of the course was not opened in this browser before. Lessons that were opened once work without a network.</p>' +
  '<p><a href="/learn">The classroom</a></p>'
