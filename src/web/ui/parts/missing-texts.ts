import type { MissingReason } from '#web/loading/missing-file-error.ts'

/** What a person can do about a part that did not come. */
export const missingTexts: Readonly<Record<MissingReason, string>> = {
  unreachable: 'Check your connection. It opens automatically once you are back online.',
  gone: 'A newer version is ready, and this page is still the older one. Reload the page: your words are kept.',
  broken: 'Try again. If that does not help, reload the page: your words are kept.',
}
