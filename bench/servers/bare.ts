import Fastify from 'fastify'
import { printAddress } from './serving.ts'

/** The least that Fastify can do: no hooks, no headers, no log. */
const app = Fastify()
app.get('/api/health', () => ({ status: 'ok' }))
await printAddress(app)
