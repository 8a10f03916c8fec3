/** How long a deleted plan can be brought back. */
export const keptAfterDeletionMs = 30 * 24 * 60 * 60 * 1000
