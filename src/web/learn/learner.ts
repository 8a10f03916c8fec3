import type { CourseAnswer } from '#contract/course.ts'
import { apiPaths } from '#contract/paths.ts'
import { hasSessionHint } from '#contract/session-hint.ts'
import type { User } from '#contract/user.ts'
import { nameAccount, request } from './requests.ts'

export interface Learner {
  userId: string
  /** Whether the account has a name for the certificate. */
  isNamed: boolean
  course: CourseAnswer
}

/** Null for a visitor, and for an account without the course. */
export async function findLearner(): Promise<Learner | null> {
  if (!hasSessionHint(document.cookie)) return null
  const user = await request<User>(apiPaths.currentUser)
  if (!user.entitlements.includes('course')) return null
  nameAccount(user.id)
  const isNamed = `${user.firstName}${user.lastName}`.trim() !== ''
  return { userId: user.id, isNamed, course: await request<CourseAnswer>(apiPaths.course) }
}
