export const workerPath = '/service-worker.js'

/** Said to a waiting version: begin, someone wants you. */
export const takeOverMessage = 'take-over'
