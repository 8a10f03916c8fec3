import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
}

/** Files of a folder over HTTP, with the headers given. */
export async function serveFolder(
  folder: string,
  headers: Record<string, string>,
): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const contentType = contentTypes[path.extname(name)] ?? 'application/octet-stream'
    readFile(path.join(folder, path.normalize(name))).then(
      (content) => response.writeHead(200, { ...headers, 'content-type': contentType }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, stop: () => server.close() }
}
