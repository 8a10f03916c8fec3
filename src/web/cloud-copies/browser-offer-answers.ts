import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import { createOfferAnswers } from './offer-answers.ts'

export const browserOfferAnswers = createOfferAnswers(browserStorage)
