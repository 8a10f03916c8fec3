/** How long a deleted plan can be restored. */
export const keptAfterDeletionMs = 30 * 24 * 60 * 60 * 1000
