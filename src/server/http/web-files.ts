import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isApiPath, pages } from '#contract/paths.ts'
import { sitePageFolder } from '#contract/site-tokens.ts'
import { AppError } from './app-error.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000
const shellPage = 'index.html'
const serviceWorker = 'service-worker.js'
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']

/** Serves the built front end. Hashed files are cached forever, and pages are always revalidated. */
export async function registerWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      reply.setHeader('cache-control', describeCaching(path.relative(folder, filePath)))
    },
  })

  // Listed once at start, so that an unknown address never reaches the disk. One route per file would take 0.1 s.
  const files = listFiles(folder)
  app.get('/*', (request, reply) => {
    const file = findFile(files, request.url)
    return file === null ? reply.callNotFound() : reply.sendFile(file)
  })

  for (const { path: pagePath } of Object.values(pages)) {
    app.get(pagePath, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(shellPage, folder),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !isApiPath(request.url.split('?', 1)[0] ?? '')
    if (!wantsPage) throw new AppError('not_found')
    // Unlike a file, the 404 page must not answer 304 or 206, because the answer would be empty.
    for (const name of conditions) delete request.raw.headers[name]
    return reply.code(404).header('cache-control', 'no-cache').sendFile(shellPage, folder)
  })
}

/** The service worker decides which version everyone sees, so it is revalidated like a page. */
function describeCaching(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${yearMs / 1000}, immutable`
  return file === serviceWorker ? 'no-cache' : 'public, max-age=300'
}

function listFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  return new Set(files.filter((file) => !isUnlisted(file)))
}

/** Pages have their own addresses, and compressed files replace their originals. */
function isUnlisted(file: string): boolean {
  return file === shellPage || file.startsWith(`${sitePageFolder}/`) || /^\.vite\/|\.(?:br|gz)$/.test(file)
}

function findFile(files: ReadonlySet<string>, url: string): string | null {
  const file = url.split('?', 1)[0]?.slice(1) ?? ''
  return files.has(file) ? file : null
}

export function readShellPage(folder: string): string {
  return readFileSync(path.join(folder, shellPage), 'utf8')
}
