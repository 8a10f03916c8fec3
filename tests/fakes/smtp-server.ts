import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** What the server does with the next recipient or message; anything after the list is accepted. */
export type SmtpStep =
  | { at: 'connect' | 'sender' | 'recipient' | 'data'; reply: { code: number; text: string } }
  | { at: 'connect' | 'data'; act: 'drop' | 'stall' | 'take then drop' }

export interface FakeSmtpServer {
  url: string
  received: ReceivedMail[]
  connectionCount: () => number
  stop: () => Promise<void>
}

/** A real SMTP server on this machine that misbehaves on request, one step at a time. */
export async function startSmtpServer(
  steps: SmtpStep[] = [],
  login?: { user: string; password: string },
): Promise<FakeSmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  const takeStep = (place: SmtpStep['at']) => (steps[0]?.at === place ? steps.shift() : undefined)
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => play(takeStep('connect'), done),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : new Error('Wrong name or password'), { user: username })
    },
    onMailFrom: (_address, _session, done) => play(takeStep('sender'), done),
    onRcptTo: (_address, _session, done) => play(takeStep('recipient'), done),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const step = takeStep('data')
        const isTaken = !step || ('act' in step && step.act === 'take then drop')
        if (isTaken && envelope.mailFrom) {
          received.push({
            from: envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
          })
        }
        play(step, done)
      })
    },
  })

  function play(step: SmtpStep | undefined, done: (error?: Error | null) => void): void {
    if (!step) return done()
    if ('reply' in step)
      return done(Object.assign(new Error(step.reply.text), { responseCode: step.reply.code }))
    if (step.act !== 'stall') dropAll()
  }

  server.server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // A dropped connection is also reported here, and the test asked for it.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connectionCount: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        dropAll()
      }),
  }
}
