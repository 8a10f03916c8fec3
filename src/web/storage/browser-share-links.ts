import { browserStorage } from './browser-plan-storage.ts'
import { createExportChoices } from './export-choices.ts'

/** The secrets of the links that were made in this browser. No server has them. */
export const browserShareLinks = createExportChoices(browserStorage, 'shareLinks')

/** The comments that were received. Apart from the secrets, so that a full storage loses comments rather than links. */
export const browserShareEvents = createExportChoices(browserStorage, 'shareEvents')
