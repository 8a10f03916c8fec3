import { browserStorage } from './browser-plan-storage.ts'
import { createExportChoices } from './export-choices.ts'

export const browserExportChoices = createExportChoices(browserStorage)
