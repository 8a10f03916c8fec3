import { browserStorage } from './browser-plan-storage.ts'
import { createExportChoices } from './export-choices.ts'

/** What a model added to the review of a plan, and which of it the person dismissed. */
export const browserAddedFindings = createExportChoices(browserStorage, 'addedFindings')
