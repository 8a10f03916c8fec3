import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  /** The address of the database through the proxy. */
  url: string
  /** From now on, open connections silently pass nothing. New connections work. */
  silence: () => void
  /** As above, and new connections are accepted but not answered. */
  silenceAll: () => void
  /** Silences each connection right after it has forwarded this text to the database. */
  silenceAfter: (text: string) => void
  restore: () => void
  /** Ends every connection, visibly for both sides. */
  cut: () => void
  close: () => Promise<void>
}

/** A database proxy that can fall silent, like a firewall that drops its connections without FIN or RST. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let lastWords: string | null = null
  let isAllSilent = false

  function pass(from: Socket, to: Socket, isToDatabase: boolean): void {
    sockets.add(from)
    from.on('error', () => {})
    from.on('data', (data) => {
      if (silent.has(from)) return
      to.write(data)
      if (isToDatabase && lastWords !== null && data.includes(lastWords)) fallSilent(from, to)
    })
    from.on('close', () => {
      sockets.delete(from)
      // The other end of a silent connection does not learn that it was closed.
      if (!silent.has(from)) to.destroy()
    })
  }

  function fallSilent(...ends: Socket[]): void {
    for (const end of ends) silent.add(end)
  }

  function cut(): void {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    if (isAllSilent) fallSilent(client, database)
    pass(client, database, true)
    pass(database, client, false)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => fallSilent(...sockets),
    silenceAll: () => {
      isAllSilent = true
      fallSilent(...sockets)
    },
    silenceAfter: (text) => {
      lastWords = text
    },
    restore: () => {
      isAllSilent = false
      lastWords = null
    },
    cut,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
