export const workerPath = '/service-worker.js'

/** Tells a waiting version to start. */
export const takeOverMessage = 'take-over'
