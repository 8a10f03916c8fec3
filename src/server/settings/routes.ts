import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import type { SettingsAnswer } from '#contract/settings.ts'

/** How this server is set up, for the screens. It changes with a restart only. */
export function registerSettingsRoutes(app: FastifyInstance, settings: SettingsAnswer): void {
  app.get(apiPaths.settings, (_request, reply) => reply.header('cache-control', 'no-cache').send(settings))
}
