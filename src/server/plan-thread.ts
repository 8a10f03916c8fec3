import { parentPort } from 'node:worker_threads'
import { planJobs } from './plan-jobs.ts'
import { answerOrders } from './plan-work/thread-orders.ts'

/** The thread on which giant plans are parsed and repaired, so that nobody else waits for it. */
if (parentPort) answerOrders(parentPort, planJobs)
