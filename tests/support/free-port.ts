import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that was free a moment ago. The scripts have their own copy: they run before anything is installed. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port')
  return bound.port
}
