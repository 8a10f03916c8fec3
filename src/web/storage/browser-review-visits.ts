import { browserStorage } from './browser-plan-storage.ts'
import { createExportChoices } from './export-choices.ts'

/** For whom a plan was last reviewed, and what the person saw. */
export const browserReviewVisits = createExportChoices(browserStorage, 'reviewVisits')
