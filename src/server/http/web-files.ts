import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isApiPath, pages } from '#contract/paths.ts'
import { AppError } from './app-error.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000
const shellPage = 'index.html'

/** The built front end: its hashed files for ever, its pages always asked for anew. */
export async function registerWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      const isHashed = path.relative(folder, filePath).startsWith(`assets${path.sep}`)
      reply.setHeader(
        'cache-control',
        isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'public, max-age=300',
      )
    },
  })

  // Listed once at start, so that an unknown address never reaches the disk; a route each would take a tenth of a second.
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
    return reply.code(404).header('cache-control', 'no-cache').sendFile(shellPage, folder)
  })
}

function listFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  return new Set(files.filter((file) => !/^\.vite\/|\.(?:br|gz)$/.test(file) && file !== shellPage))
}

function findFile(files: ReadonlySet<string>, url: string): string | null {
  const file = url.split('?', 1)[0]?.slice(1) ?? ''
  return files.has(file) ? file : null
}

/** The scripts written into the page itself, for the content security policy. */
export function readInlineScripts(folder: string): string[] {
  const page = readFileSync(path.join(folder, shellPage), 'utf8')
  return Array.from(
    page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, script]) => script ?? '',
  )
}
