import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Of a package whose undocumented members we use: what turned out false, with where to look. */
export function createChangeList(packageName: string, lookAt: string) {
  const { version } = readJson(`node_modules/${packageName}/package.json`) as { version: string }
  return (checks: Readonly<Record<string, boolean>>): string[] =>
    Object.entries(checks)
      .filter(([, isAsBefore]) => !isAsBefore)
      .map(([what]) => `${packageName} ${version} changed ${what}: look at ${lookAt}`)
}

/** As package.json asks for it. */
export function readAskedVersion(packageName: string): string | undefined {
  const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> }
  return dependencies[packageName]
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}
