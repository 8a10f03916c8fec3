import { readQuestion, readSuggestionsRequest } from './assistant/read-requests.ts'
import { checkPlan } from './course/check-plan.ts'
import { readAsking } from './course/read-asking.ts'
import { readSave } from './workbooks/prepare-save.ts'

/** Everything that turns the bytes of a plan into something to work with, on the main thread or on its own. */
export const planJobs = { readSave, readSuggestionsRequest, readQuestion, readAsking, checkPlan }
