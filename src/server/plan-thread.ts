import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerOrders } from './incoming-plans/thread-orders.ts'
import { planJobs } from './plan-jobs.ts'

/** The entry of the thread that parses and repairs giant plans. */
if (parentPort) {
  // On a busy machine the main thread goes first. Only Linux sets the priority of a single thread.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  answerOrders(parentPort, planJobs)
}
