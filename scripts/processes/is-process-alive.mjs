/** @param {number} pid */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
