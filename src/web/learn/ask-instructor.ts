import type { AskQuestionRequest, Thread } from '#contract/course.ts'
import { courseApiPaths } from '#contract/paths.ts'
import type { BrowserPlan } from './browser-plans.ts'
import { create, findPart, show, write } from './page-parts.ts'
import { describeFault, request } from './requests.ts'

interface Asking {
  slug: string
  mayAsk: boolean
  /** The plan of the course, when this browser has it. */
  readPlan: () => Promise<BrowserPlan | null>
}

/** The questions of this lesson with their answers, and the form for another one. */
export function startAsking({ slug, mayAsk, readPlan }: Asking): void {
  show('ask', mayAsk)
  show('no-ask', !mayAsk)
  void showThreads(slug)
  void readPlan().then((plan) => show('ask-plan', plan !== null))
  const form = findPart<HTMLFormElement>('ask')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, slug, readPlan)
  })
}

async function send(form: HTMLFormElement, slug: string, readPlan: Asking['readPlan']): Promise<void> {
  const button = form.querySelector('button')
  if (!button || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  write('ask-fault', '')
  write('ask-done', '')
  try {
    const plan = form.querySelector<HTMLInputElement>('[name=plan]')?.checked ? await readPlan() : null
    const question: AskQuestionRequest = {
      lesson: slug,
      text: form.querySelector('textarea')?.value ?? '',
      ...(plan && { plan: { title: plan.title, template: plan.template, data: plan.data } }),
    }
    await request(courseApiPaths.questions, 'POST', question)
    // Only now, so that a failure loses no words.
    form.reset()
    write('ask-done', 'Sent. The answer appears here, and we also email it to you.')
    await showThreads(slug)
  } catch (error) {
    write('ask-fault', describeFault(error))
  } finally {
    button.ariaBusy = null
  }
}

async function showThreads(slug: string): Promise<void> {
  const list = findPart('threads')
  if (!list) return
  try {
    const threads = await request<Thread[]>(courseApiPaths.questions)
    list.replaceChildren(...threads.filter(({ lesson }) => lesson === slug).map(drawThread))
  } catch (error) {
    write('ask-fault', describeFault(error))
  }
}

function drawThread({ text, askedAt, answers }: Thread): HTMLElement {
  const item = create('li', '', 'text-[0.9375rem]')
  item.append(
    create('p', `You, ${nameDay(askedAt)}`, 'mono-label text-ink-3'),
    create('p', text, 'mt-1 whitespace-pre-line wrap-anywhere'),
  )
  for (const answer of answers) {
    const box = create('div', '', 'mt-2 border-l-3 border-l-ochre pl-3')
    box.append(
      create('p', `Instructor, ${nameDay(answer.answeredAt)}`, 'mono-label text-ochre'),
      create('p', answer.text, 'mt-1 whitespace-pre-line wrap-anywhere'),
    )
    item.append(box)
  }
  if (answers.length === 0) item.append(create('p', 'No answer yet.', 'mt-1 text-ink-3'))
  return item
}

function nameDay(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
}
