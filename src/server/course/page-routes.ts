import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildLessonPath, coursePaths, learnPaths, pagePaths } from '#contract/paths.ts'
import { parseCertificateNumber } from '#domain/course/certificate-number.ts'
import { escapeHtml } from '#domain/html/escape-html.ts'
import type { Database } from '#server/database/database.ts'
import { openMediaFiles } from '#server/http/media-files.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { findCertificate } from './certificate-store.ts'
import { type CourseContent, findMediaOrigin, isFreeVideo, videoFolder } from './course-content.ts'
import { type LearnerAccess, slugOf } from './learner-access.ts'
import { limits } from './rate-limits.ts'

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { caching?: string; fill?: (html: string) => string },
) => FastifyReply

export interface CoursePageDependencies {
  database: Database
  content: CourseContent
  learnerAccess: LearnerAccess
  rateLimiter: RateLimiter
  openPage: (html: string, options?: { mediaOrigins: readonly string[] }) => SendPage
}

/** For one person. The lessons that a learner opened stay readable offline by the service worker's own copy. */
const personal = 'private, no-store'
/** The browser asks before it plays its own copy, because another person may use it by then. */
const paidVideo = 'private, no-cache'
const freeVideo = 'public, max-age=86400'
const certificateDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The pages of the classroom, its videos and the certificates. A build without a course has none of them. */
export async function registerCoursePages(
  app: FastifyInstance,
  dependencies: CoursePageDependencies,
): Promise<void> {
  const { folder } = dependencies.content
  if (folder === null) return
  registerLessons(app, dependencies, path.join(folder, 'pages'))
  registerCertificates(app, dependencies, path.join(folder, 'pages'))
  await app.register((scope) => registerVideos(scope, dependencies, path.join(folder, videoFolder)))
}

function registerLessons(
  app: FastifyInstance,
  { content, learnerAccess, openPage }: CoursePageDependencies,
  folder: string,
): void {
  const open = (file: string, mediaOrigins: readonly string[] = []) =>
    openPage(readFileSync(path.join(folder, file), 'utf8'), { mediaOrigins })
  const classroom = open('classroom.html')
  const closed = { visitor: open('closed.html'), account: open('closed-account.html') }
  const lessons = new Map(
    content.course.lessons.map((lesson) => {
      const origin = findMediaOrigin(lesson)
      return [lesson.slug, open(`lessons/${lesson.slug}.html`, origin === null ? [] : [origin])] as const
    }),
  )

  app.get(learnPaths.classroom, async (request, reply) => {
    const who = await learnerAccess.identify(request, reply)
    const send = who === 'learner' ? classroom : closed[who]
    return send(request, reply, { caching: personal })
  })

  app.get(learnPaths.lesson, async (request, reply) => {
    const slug = slugOf(request)
    const send = lessons.get(slug)
    if (send === undefined) return reply.callNotFound()
    if (slug === content.freeLesson) return send(request, reply)
    const who = await learnerAccess.identify(request, reply)
    if (who === 'learner') return send(request, reply, { caching: personal })
    const fill = (html: string) => leadBackTo(slug, html)
    return closed[who](request, reply.code(403), { caching: personal, fill })
  })
}

/** Who signs in on the closed page goes on to the lesson that they asked for. */
function leadBackTo(slug: string, html: string): string {
  const toClassroom = pagePaths.login({ next: learnPaths.classroom })
  return html.replaceAll(`"${toClassroom}"`, `"${pagePaths.login({ next: buildLessonPath(slug) })}"`)
}

function registerCertificates(
  app: FastifyInstance,
  { database, rateLimiter, openPage }: CoursePageDependencies,
  folder: string,
): void {
  const open = (file: string) => openPage(readFileSync(path.join(folder, file), 'utf8'))
  const confirmed = open('certificate.html')
  const unknown = open('certificate-unknown.html')

  app.get(coursePaths.certificate, async (request, reply) => {
    await rateLimiter.hit(limits.certificatesPerAddress, toAddressSubject(request.ip))
    const number = parseCertificateNumber((request.params as { number: string }).number)
    const certificate = number === null ? null : await findCertificate(database, 'number', number)
    // A certificate is shown to whom its owner gives the number, and to no one who searches for a name.
    void reply.header('x-robots-tag', 'noindex')
    if (certificate === null) return unknown(request, reply.code(404), { caching: personal })
    const values: Record<string, string> = {
      '%CERTIFICATE_NAME%': certificate.name,
      '%CERTIFICATE_DATE%': certificateDay.format(new Date(certificate.issuedAt)),
      '%CERTIFICATE_NUMBER%': certificate.number,
    }
    const fill = (html: string) =>
      html.replaceAll(/%CERTIFICATE_[A-Z]+%/g, (token) => escapeHtml(values[token] ?? token))
    return confirmed(request, reply, { caching: personal, fill })
  })
}

async function registerVideos(
  scope: FastifyInstance,
  { content, learnerAccess }: CoursePageDependencies,
  folder: string,
): Promise<void> {
  if (!existsSync(folder)) return
  const send = await openMediaFiles(scope, folder)

  scope.get(coursePaths.video, async (request, reply) => {
    const { file } = request.params as { file: string }
    if (!content.videoFiles.has(file)) return reply.callNotFound()
    const isFree = isFreeVideo(content, file)
    // A refusal is JSON, because a player shows no page.
    if (!isFree) await learnerAccess.admit(request, reply.header('cache-control', 'no-store'))
    return send(reply.header('cache-control', isFree ? freeVideo : paidVideo), file)
  })
}
