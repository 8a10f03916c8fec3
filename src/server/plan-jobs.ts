import { readQuestion, readSuggestionsRequest } from './assistant/read-requests.ts'
import { readAsking, readExercise } from './course/read-requests.ts'
import { readSave } from './workbooks/prepare-save.ts'

/** Everything that turns the bytes of a plan into something to work with, on the main thread or on its own. */
export const planJobs = { readSave, readSuggestionsRequest, readQuestion, readExercise, readAsking }
