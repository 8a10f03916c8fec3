import { customersAndWork } from './customers-and-work.ts'
import { ideaAndMarket } from './idea-and-market.ts'
import type { LessonWork } from './lesson-work.ts'
import { moneyAndReader } from './money-and-reader.ts'

/** In the order of the lessons. */
export const learnerWork: readonly LessonWork[] = [...ideaAndMarket, ...customersAndWork, ...moneyAndReader]
