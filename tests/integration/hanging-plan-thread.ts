import { parentPort } from 'node:worker_threads'
import type { TaskState } from '#advisor/course/task-state.ts'
import type { WireProposal, WireSuggestion } from '#contract/assistant.ts'
import type { CheckedPlan, CheckOrder } from '#server/course/check-lesson.ts'
import { readCourseQuestion } from '#server/course/read-course-question.ts'
import { answerOrders, type Job } from '#server/threads/thread-messages.ts'
import { readSave } from '#server/workbooks/prepare-save.ts'

/** A plan with one of these words stops its thread for ever, or ends it. */
export const hangs = 'HANGS-FOR-EVER'
export const crashes = 'CRASHES'

const wasRead = 'It was read.'
const passed: TaskState = { isPassed: true, detail: wasRead, address: ['businessIdea', 'name'] }

/** Without the advisor, which each of the threads that are ended here would load again for seconds. */
const jobs = {
  readSave,
  readCourseQuestion,
  suggest: (): WireSuggestion[] => [{ type: 'insight', title: wasRead, content: wasRead }],
  answer: (): { text: string; proposals: WireProposal[] } => ({ text: wasRead, proposals: [] }),
  checkPlan: (_plan: Uint8Array, { tasks }: CheckOrder): CheckedPlan => ({
    planId: 'wb_1',
    states: tasks.map(() => passed),
  }),
}

function mayHang(job: Job): Job {
  return (bytes, given) => {
    const text = Buffer.from(bytes).toString()
    if (text.includes(hangs)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (text.includes(crashes)) process.exit(1)
    return job(bytes, given)
  }
}

if (parentPort) {
  const wrapped = Object.entries<Job>(jobs).map(([name, job]) => [name, mayHang(job)])
  answerOrders(parentPort, Object.fromEntries(wrapped) as Record<string, Job>)
}
