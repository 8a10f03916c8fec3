import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { answerOrders } from '#server/threads/thread-messages.ts'
import { planJobs } from './plan-jobs.ts'

/** The program of the threads that read plans. */
if (parentPort) {
  if (isForAdvice(workerData)) await (await import('./warm-advisor.ts')).warmAdvisor()
  // On a busy machine the main thread goes first. Only Linux sets the priority of a single thread. Loading keeps the
  // normal one, because someone may wait for it.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  answerOrders(parentPort, planJobs)
}

function isForAdvice(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isForAdvice' in data
}
