import type { CheckLessonAnswer } from '#contract/course.ts'
import { buildLessonApiPath, learnPaths, pagePaths } from '#contract/paths.ts'
import { startAsking } from './ask-instructor.ts'
import { startCoursePlan } from './course-plan.ts'
import { keepOffline } from './keep-offline.ts'
import { findLearner, type Learner } from './learner.ts'
import { create, findPart, show, write } from './page-parts.ts'
import { offerWorksheets } from './offer-papers.ts'
import { startPlayer } from './player.ts'
import { describeFault, request, RequestFault } from './requests.ts'
import { showProgress } from './show-progress.ts'
import { watchExercise } from './watch-exercise.ts'

const slug = findPart('exercise')?.dataset['exercise'] ?? ''

async function start(): Promise<void> {
  try {
    const learner = await findLearner()
    if (learner) startLearning(learner)
  } catch (error) {
    // A visitor of the free lesson needs no account.
    if (findPart('visitor') && !(error instanceof RequestFault && error.status === 0)) return
    write('exercise-fault', describeFault(error))
    if (error instanceof RequestFault && error.status === 401) offerSignIn()
  }
}

function startLearning(learner: Learner): void {
  const { userId, course } = learner
  show('learner', true)
  show('visitor', false)
  showProgress(course.passed, course.total)
  const plan = startCoursePlan(learner, 'exercise-fault', () => void check())
  const check = watchExercise({ slug, userId, findPlan: plan.find, onChecked: showChecked })
  void check()
  // Only remembers where the learner was, so a failure needs no words.
  request(buildLessonApiPath('visitLesson', slug), 'POST').catch(() => {})
  offerWorksheets(slug, plan.read)
  startAsking({ slug, mayAsk: course.mayAsk, readPlan: plan.read })
  keepOffline()

  function showChecked(answer: CheckLessonAnswer): void {
    showProgress(answer.passed, course.total)
    showDone(answer)
  }
}

function showDone({ isPassed, certificate }: CheckLessonAnswer): void {
  const place = findPart('exercise-done')
  if (!place || !isPassed || place.textContent !== '') return
  const box = create('div', '', 'mt-2 rounded-control bg-green-wash px-3.5 py-3 text-[0.9375rem]')
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]')
  box.append(
    create('strong', certificate ? 'You completed the course. ' : 'This lesson is done. ', 'text-green'),
  )
  const link = create('a', certificate ? 'See your certificate' : 'Go on', 'text-link') as HTMLAnchorElement
  link.href = certificate ? `${learnPaths.classroom}#certificate` : (next?.href ?? learnPaths.classroom)
  box.append(link)
  place.append(box)
}

function offerSignIn(): void {
  const link = create('a', 'Sign in again', 'text-link') as HTMLAnchorElement
  link.href = pagePaths.login({ next: location.pathname })
  findPart('exercise-fault')?.append(' ', link)
}

/** The list of lessons is a column on a wide screen, and folded on a narrow one. */
function unfoldOverview(): void {
  const overview = findPart<HTMLDetailsElement>('overview')
  const wide = matchMedia('(width >= 64rem)')
  const follow = () => {
    if (overview) overview.open = wide.matches
  }
  wide.addEventListener('change', follow)
  follow()
}

unfoldOverview()
startPlayer()
void start()
