import type { Certificate, WorksheetAnswer } from '#contract/course.ts'
import { buildLessonApiPath } from '#contract/paths.ts'
import { loadPart } from '#web/loading/load-part.ts'
import type { BrowserPlan } from './browser-plans.ts'
import { findPart, findParts, show, write } from './page-parts.ts'
import { describeFault, request } from './requests.ts'

/** The worksheet of a lesson as a file, with the learner's own words where the plan has them. */
export function offerWorksheets(slug: string, readPlan: () => Promise<BrowserPlan | null>): void {
  show('worksheets', true)
  for (const button of findParts('worksheet')) {
    watch(button, 'worksheet-fault', async () => {
      const [worksheet, plan, { makeWorksheet }] = await Promise.all([
        request<WorksheetAnswer>(buildLessonApiPath('worksheet', slug)),
        readPlan(),
        loadPart(() => import('./make-papers.ts')),
      ])
      await makeWorksheet(
        button.dataset['worksheet'] === 'docx' ? 'docx' : 'pdf',
        worksheet,
        plan?.data ?? null,
      )
    })
  }
}

export function offerCertificate(certificate: Certificate): void {
  const button = findPart('make-certificate')
  if (!button) return
  button.hidden = false
  watch(button, 'certificate-fault', async () => {
    const { makeCertificate } = await loadPart(() => import('./make-papers.ts'))
    await makeCertificate(certificate, { origin: location.origin, parts: readParts() })
  })
}

/** The parts of the course, as this page shows them. */
function readParts() {
  return findParts('part').map((part) => ({
    name: part.querySelector('h2')?.textContent ?? '',
    lessons: part.querySelectorAll('.lesson-bar').length,
  }))
}

/** Shows that a button is busy, and why it failed. */
function watch(button: HTMLElement, faultPart: string, work: () => Promise<void>): void {
  button.addEventListener('click', () => void run())

  async function run(): Promise<void> {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    write(faultPart, '')
    try {
      await work()
    } catch (error) {
      write(faultPart, describeFault(error))
    } finally {
      button.ariaBusy = null
    }
  }
}
