import { measureThroughput } from './load.ts'
import { reportComparison } from './report.ts'
import { startServer } from './servers/serving.ts'

const bare = await startServer('bare.ts')
const ours = await startServer('ours.ts')

reportComparison({
  name: 'health: requests/s, ours : bare Fastify',
  ...(await measureThroughput({ url: `${ours.address}/api/health` }, { url: `${bare.address}/api/health` })),
  // Security headers, the request id and the origin check are what the rest goes to.
  limit: { atLeast: 0.4 },
})
reportComparison({
  name: 'current user: requests/s, signed in : same answer without authentication',
  ...(await measureThroughput(
    { url: `${ours.address}/api/auth/user`, headers: { cookie: ours.cookie } },
    { url: `${ours.address}/api/bench/open`, headers: { cookie: ours.cookie } },
  )),
  limit: { atLeast: 0.7 },
})

bare.stop()
ours.stop()
