import { measureThroughput } from './load.ts'
import { reportComparison } from './report.ts'
import { startServer } from './servers/serving.ts'

const bare = await startServer('bare.ts')
const ours = await startServer('ours.ts')

reportComparison({
  name: 'health: requests/s, ours : bare Fastify',
  ...(await measureThroughput({ url: `${ours.address}/api/health` }, { url: `${bare.address}/api/health` })),
  // The rest of the time goes to security headers, the request id and the origin check.
  limit: { atLeast: 0.4 },
})
const signedIn = (path: string) => ({ url: `${ours.address}${path}`, headers: { cookie: ours.cookie } })
reportComparison({
  name: 'current user: requests/s, ours : session read by the bare driver',
  ...(await measureThroughput(signedIn('/api/auth/user'), signedIn('/api/bench/bare-session'))),
  limit: { atLeast: 0.8 },
})
reportComparison({
  name: 'current user: requests/s, ours : same answer without authentication',
  ...(await measureThroughput(signedIn('/api/auth/user'), signedIn('/api/bench/open'))),
  // This row shows the cost of a read from the embedded database. The row above shows our own overhead.
  limit: { atLeast: 0.35 },
})

bare.stop()
ours.stop()
