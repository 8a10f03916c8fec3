import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPage, isApiPath, pages } from '#contract/paths.ts'
import { sitePageFolder } from '#contract/site-tokens.ts'
import { AppError } from './app-error.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000
const shellPage = 'index.html'
/** The folder of the prerendered screens inside the front end's build, each named after its screen. */
const screenFolder = 'screens'
const serviceWorker = 'service-worker.js'
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']

interface WebFileOptions {
  /** Called before the app's page is sent. */
  beforePage: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Serves the built front end. Hashed files are cached forever, and pages are always revalidated. */
export async function registerWebFiles(
  app: FastifyInstance,
  folder: string,
  { beforePage }: WebFileOptions,
): Promise<void> {
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
  const all = listFiles(folder)
  const files = new Set(all.filter((file) => !isUnlisted(file)))
  app.get('/*', (request, reply) => {
    const file = findFile(files, request.url)
    return file === null ? reply.callNotFound() : reply.sendFile(file)
  })

  /** The prerendered screen, or the page in which the program draws it. */
  const screenFiles = new Set(all.filter((file) => file.startsWith(`${screenFolder}/`)))
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const name = findPage(findPath(request.url)) ?? 'notFound'
    const file = `${screenFolder}/${name}.html`
    beforePage(request, reply)
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(screenFiles.has(file) ? file : shellPage, folder)
  }
  for (const { path: pagePath } of Object.values(pages)) app.get(pagePath, sendPage)

  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(findPath(request.url))
    if (!wantsPage) throw new AppError('not_found')
    // Unlike a file, the 404 page must not answer 304 or 206, because the answer would be empty.
    for (const name of conditions) delete request.raw.headers[name]
    return sendPage(request, reply.code(404))
  })
}

/** The service worker decides which version everyone sees, so it is revalidated like a page. */
function describeCaching(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${yearMs / 1000}, immutable`
  return file === serviceWorker ? 'no-cache' : 'public, max-age=300'
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

/** Pages have their own addresses, and compressed files replace their originals. */
function isUnlisted(file: string): boolean {
  const hasOwnAddress = [sitePageFolder, screenFolder].some((name) => file.startsWith(`${name}/`))
  return file === shellPage || hasOwnAddress || /^\.vite\/|\.(?:br|gz)$/.test(file)
}

function findFile(files: ReadonlySet<string>, url: string): string | null {
  const file = findPath(url).slice(1)
  return files.has(file) ? file : null
}

function findPath(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** Every page of the app, one after the other, for the list of scripts in them. */
export function readAppPages(folder: string): string {
  const names = listFiles(folder).filter(
    (file) => file.startsWith(`${screenFolder}/`) && file.endsWith('.html'),
  )
  return [shellPage, ...names].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
}
