import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import type { SettingsAnswer } from '#contract/settings.ts'

/** The server's setup, for the screens. It changes only with a restart. */
export function registerSettingsRoutes(app: FastifyInstance, settings: SettingsAnswer): void {
  app.get(apiPaths.settings, (_request, reply) => reply.header('cache-control', 'no-cache').send(settings))
}
