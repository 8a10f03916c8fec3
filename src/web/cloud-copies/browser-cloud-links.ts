import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import { createCloudLinks } from './cloud-links.ts'

export const browserCloudLinks = createCloudLinks(browserStorage, globalThis)
