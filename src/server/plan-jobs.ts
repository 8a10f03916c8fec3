import { readQuestion, readSuggestionsRequest } from './assistant/read-requests.ts'
import { readSave } from './workbooks/prepare-save.ts'

/** What is done with the bytes of a plan before anything else, here or on a thread of its own. */
export const planJobs = { readSave, readSuggestionsRequest, readQuestion }
