import type { FastifyInstance } from 'fastify'
import type { AccessMode } from '#domain/commerce/access-policy.ts'
import type { Authentication } from '#server/http/authentication.ts'
import type { LinkDependencies } from './create-link.ts'
import { createOwnerAccess } from './owner-access.ts'
import { registerOwnerRoutes } from './owner-routes.ts'
import { type ReviewerPageDependencies, registerReviewerPage } from './page-route.ts'
import { createReadLimits } from './read-limits.ts'
import { registerReviewerRoutes } from './reviewer-routes.ts'

export interface SharingDependencies extends LinkDependencies, ReviewerPageDependencies {
  authentication: Authentication
  access: AccessMode
  /** Multiplies every limit. */
  factor: number
}

/** Reviewers' links. See docs/decisions/0026-reviewers-links.md. */
export function registerSharingRoutes(app: FastifyInstance, dependencies: SharingDependencies): void {
  const { authentication, access } = dependencies
  registerOwnerRoutes(app, { ...dependencies, ownerAccess: createOwnerAccess(authentication, access) })
  registerReviewerRoutes(app, { ...dependencies, readLimits: createReadLimits(dependencies) })
  registerReviewerPage(app, dependencies)
}
