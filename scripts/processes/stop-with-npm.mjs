const pollMs = 500
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * npm passes SIGTERM on to the shell between itself and us, and that shell dies without telling us:
 * a changed parent is all there is to see. Ends this process as the signal would have.
 */
export function stopWithNpm() {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, pollMs)
  timer.unref()
  // Ctrl-C and the like reach us and the shell alike: told once is enough.
  for (const signal of signals) {
    process.once(signal, () => {
      clearInterval(timer)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}
