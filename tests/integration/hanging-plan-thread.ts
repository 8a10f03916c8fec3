import { parentPort } from 'node:worker_threads'
import { planJobs } from '#server/plan-thread/plan-jobs.ts'
import { answerOrders, type Job } from '#server/threads/thread-messages.ts'

/** The real jobs, but a plan with one of these words stops its thread for ever, or ends it. */
export const hangs = 'HANGS-FOR-EVER'
export const crashes = 'CRASHES'

function mayHang(job: Job): Job {
  return (bytes, given) => {
    const text = Buffer.from(bytes).toString()
    if (text.includes(hangs)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (text.includes(crashes)) process.exit(1)
    return job(bytes, given)
  }
}

if (parentPort) {
  const jobs = Object.entries<Job>(planJobs).map(([name, job]) => [name, mayHang(job)])
  answerOrders(parentPort, Object.fromEntries(jobs) as Record<string, Job>)
}
