import type { Certificate } from '#contract/course.ts'
import { buildCertificatePath, buildLessonPath } from '#contract/paths.ts'
import { startCoursePlan } from './course-plan.ts'
import { keepOffline } from './keep-offline.ts'
import { findLearner } from './learner.ts'
import { offerCertificate } from './offer-papers.ts'
import { findPart, findParts, show, write } from './page-parts.ts'
import { describeFault } from './requests.ts'
import { showProgress } from './show-progress.ts'

async function start(): Promise<void> {
  try {
    const learner = await findLearner()
    if (!learner) return
    const { course } = learner
    showProgress(course.passed, course.total)
    startCoursePlan(learner, 'course-fault', () => {})
    const resume = findPart<HTMLAnchorElement>('resume')
    if (resume && course.resume) {
      const path = buildLessonPath(course.resume.slug)
      const isNew = course.passed.length === 0 && resume.getAttribute('href') === path
      resume.href = path
      resume.textContent = `${isNew ? 'Start' : 'Go on'}: ${course.resume.title}`
    }
    if (resume) resume.hidden = course.resume === null
    if (course.certificate) showCertificate(course.certificate)
    show('name-missing', !learner.isNamed)
    keepOffline()
  } catch (error) {
    write('course-fault', describeFault(error))
  }
}

function showCertificate(certificate: Certificate): void {
  const { number, name, issuedAt } = certificate
  offerCertificate(certificate)
  show('certificate-waits', false)
  show('certificate-ready', true)
  show('to-certificate', true)
  write('certificate-kind', 'Certificate of completion')
  write('certificate-name', name)
  const day = new Date(issuedAt)
  write('certificate-date', day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
  write('certificate-number', number)
  for (const link of findParts('certificate-link')) link.setAttribute('href', buildCertificatePath(number))
}

void start()
// The progress may have changed while this page was in the browser's memory.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
