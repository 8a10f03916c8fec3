import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/free-port.ts'

interface ServerBuild {
  buildServer: (folder: string) => Promise<void>
}

/** The last stage of the Dockerfile, assembled from the same files without a container engine. */
describe('the content of the image', () => {
  let folder = ''
  let server: ChildProcess | null = null

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planwright-image-'))
    const script = pathToFileURL(path.resolve('scripts/build/build-server.mjs')).href
    const { buildServer } = (await import(script)) as ServerBuild
    await buildServer(path.join(folder, 'dist/server'))
    await writePage(path.join(folder, 'dist/web'))
    for (const name of await listCopied()) await cp(name, path.join(folder, name), { recursive: true })
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const settings = (port: number) => ({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    MAIL: 'outbox',
    PUBLIC_URL: 'https://plans.example',
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    METRICS_TOKEN: 'a-token-of-some-length',
  })

  test('starts with no other packages, answers, and stops cleanly', async () => {
    const port = await findFreePort()
    const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env: settings(port) })
    server = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Planwright is running')
    const { status } = await fetch(`http://127.0.0.1:${port}/api/ready`)
    expect(status).toBe(200)
    expect(await saveGiantPlan(`http://127.0.0.1:${port}`)).toBe(200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test("has the operator's commands", () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['dist/server/admin.js', 'status'], {
      cwd: folder,
      env: settings(3000),
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^database +embedded/m)
  })
})

/** Large enough for the thread, which is a separate file. */
async function saveGiantPlan(address: string): Promise<number> {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const person = { username: 'giant', email: 'giant@example.com', password: 'long enough' }
  const [cookie = ''] = (await post('/api/auth/register', person)).headers.getSetCookie()
  const data = { businessIdea: { name: 'x'.repeat(500_000) } }
  return (await post('/api/workbooks', { data }, cookie.split(';', 1)[0])).status
}

describe('the Dockerfile', () => {
  test('runs as an unprivileged user, with a health check and without development packages', async () => {
    const stages = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m)
    const last = stages.at(-1) ?? ''
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last).toMatch(/^CMD \["node", .*"dist\/server\/main\.js"\]$/m)
    expect(last).not.toMatch(/npm (?:ci|install)|COPY \. /)
    expect(stages.join('')).toContain('npm ci --omit=dev')
  })

  test('does not copy secrets or build output', async () => {
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.git', 'node_modules', 'dist', 'data', 'deploy']),
    )
  })
})

/** The files and packages that the last stage copies from the clone. */
async function listCopied(): Promise<string[]> {
  const text = await readFile('Dockerfile', 'utf8')
  const last = text.split(/^FROM /m).at(-1) ?? ''
  const files = Array.from(last.matchAll(/^COPY (?!--from)(\S+) /gm), ([, name = '']) => name)
  return [...files, ...(text.match(/(?<=\s)node_modules\/\S+/g) ?? [])]
}

async function writePage(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'site'), { recursive: true })
  const page = '<!doctype html><div id="root"></div>'
  await writeFile(path.join(folder, 'index.html'), page)
  for (const name of ['landing', 'course', 'terms', 'privacy', 'refunds']) {
    await writeFile(path.join(folder, 'site', `${name}.html`), page)
  }
}
