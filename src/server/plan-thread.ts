import { parentPort } from 'node:worker_threads'
import { planJobs } from './plan-jobs.ts'
import { answerOrders } from './incoming-plans/thread-orders.ts'

/** The entry of the thread that parses and repairs giant plans. */
if (parentPort) answerOrders(parentPort, planJobs)
