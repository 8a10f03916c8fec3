import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { inRepository, repositoryRoot } from '../repository-root.mjs'

/** Takes .env, which never overrides a real variable, and makes relative paths start at the clone. */
export function loadEnvironment() {
  const path = inRepository('.env')
  if (existsSync(path)) loadEnvFile(path)
  process.chdir(repositoryRoot)
}
