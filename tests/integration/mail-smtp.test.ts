import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MailRefusedError, type MailSender } from '#server/adapters/mail/mail-sender.ts'
import { createSmtpSender, type SmtpTimeouts } from '#server/adapters/mail/smtp-sender.ts'
import { countMailByState, enqueueMail } from '#server/mail/mail-store.ts'
import { startMailWorker } from '#server/mail/mail-worker.ts'
import { parseMail } from '#tests/fakes/smtp-message.ts'
import { type FakeSmtpServer, type SmtpStep, startSmtpServer } from '#tests/fakes/smtp-server.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const from = 'Planwright Pläne <no-reply@plans.example.com>'
/** Long enough that the sender does not give up on a busy machine. */
const patience: SmtpTimeouts = {
  connectMs: 30_000,
  greetingMs: 30_000,
  silenceMs: 30_000,
  deliveryMs: 60_000,
}
const impatience: SmtpTimeouts = { ...patience, greetingMs: 1000, silenceMs: 1000 }
const message = {
  id: '0b0c7a52-6d0e-4d7c-9a2e-0d6f4f1f7c11',
  to: 'zoe@example.com',
  subject: 'Grüße an 李小龙: your plan, and a subject so long that its header has to be folded somewhere',
  text: 'Hello Zoë 李小龙,\n\n.a line that starts with a dot\nhttps://plans.example.com/reset?token=a=b\n',
  html: '<p>Hello Zoë 李小龙 &amp; friends</p>',
  createdAt: Date.UTC(2026, 10, 16, 9, 30),
}

describe('sending by SMTP', () => {
  let server: FakeSmtpServer
  let sender: MailSender

  async function start(steps: SmtpStep[], timeouts = patience): Promise<void> {
    server = await startSmtpServer(steps)
    sender = createSmtpSender({ url: server.url, from }, timeouts)
  }

  afterEach(async () => {
    sender.close?.()
    await server.stop()
  })

  test('delivers both parts and every header, in any script', async () => {
    await start([])
    await sender.send(message)
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'no-reply@plans.example.com', to: ['zoe@example.com'] })
    const { headers, parts } = parseMail(mail?.raw ?? '')
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Planwright Pläne <no-reply@plans.example.com>',
      to: 'zoe@example.com',
      subject: message.subject,
      'message-id': `<${message.id}@plans.example.com>`,
      date: 'Mon, 16 Nov 2026 09:30:00 +0000',
      'auto-submitted': 'auto-generated',
    })
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect([...parts.keys()]).toEqual(['text/plain', 'text/html'])
    expect(parts.get('text/plain')?.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim())
    expect(parts.get('text/html')?.trim()).toBe(message.html)
  })

  test('puts nothing on the wire that is not ASCII', async () => {
    await start([])
    await sender.send(message)
    expect(server.received[0]?.raw).toMatch(/^\p{ASCII}+$/u)
  })

  test('uses the same Message-ID each time a message is sent', async () => {
    await start([{ at: 'data', act: 'take then drop' }])
    await expect(sender.send(message)).rejects.toThrow(/closed|ECONNRESET/)
    await sender.send(message)
    const ids = server.received.map(({ raw }) => parseMail(raw).headers.get('message-id'))
    expect(ids).toEqual([`<${message.id}@plans.example.com>`, `<${message.id}@plans.example.com>`])
  })

  test.each(['zoe@example.com, eve@example.com', 'zoe@example.com\r\nBcc: eve@example.com'])(
    'never adds a recipient, whatever the address says: %j',
    async (to) => {
      await start([])
      await sender.send({ ...message, to }).catch(() => {})
      expect(server.received.flatMap((mail) => mail.to)).not.toContain('eve@example.com')
      expect(server.received.filter(({ raw }) => parseMail(raw).headers.has('bcc'))).toEqual([])
    },
  )

  test('never adds a header, whatever the subject says', async () => {
    await start([])
    await sender.send({ ...message, subject: 'Hello\r\nBcc: eve@example.com' })
    expect(parseMail(server.received[0]?.raw ?? '').headers.has('bcc')).toBe(false)
    expect(server.received[0]?.to).toEqual(['zoe@example.com'])
  })

  test('keeps the connection for the next message', async () => {
    await start([])
    await sender.send(message)
    await sender.send(message)
    expect(server.received).toHaveLength(2)
    expect(server.connectionCount()).toBe(1)
  })

  test.each([
    ['the recipient is unknown', { at: 'recipient', reply: { code: 550, text: '5.1.1 No such user' } }],
    ['the message is not wanted', { at: 'data', reply: { code: 554, text: '5.6.0 Not like this' } }],
  ] satisfies Array<[string, SmtpStep]>)('is refused for good when %s', async (_why, step) => {
    await start([step])
    await expect(sender.send(message)).rejects.toThrow(MailRefusedError)
    await expect(sender.send(message)).resolves.toBeUndefined()
  })

  test.each([
    ['greylists', { at: 'recipient', reply: { code: 451, text: '4.7.1 Try again later' } }],
    ['does not relay for us yet', { at: 'recipient', reply: { code: 550, text: '5.7.1 Relaying denied' } }],
    ['does not know our sender yet', { at: 'sender', reply: { code: 550, text: '5.1.8 Unknown sender' } }],
    ['has no room', { at: 'data', reply: { code: 452, text: '4.3.1 Disk full' } }],
    ['turns us away at the door', { at: 'connect', reply: { code: 554, text: 'No service here' } }],
    ['drops the connection in the middle', { at: 'data', act: 'drop' }],
    ['stalls before its greeting', { at: 'connect', act: 'stall' }],
    ['stalls after the message', { at: 'data', act: 'stall' }],
  ] satisfies Array<[string, SmtpStep]>)(
    'fails for now, and works later, when the server %s',
    async (_what, step) => {
      await start([step], 'act' in step && step.act === 'stall' ? impatience : patience)
      const failure: unknown = await sender.send(message).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MailRefusedError)
      expect(server.received).toEqual([])
      await sender.send(message)
      expect(server.received).toHaveLength(1)
    },
  )

  test('does not fail when the server only drops the connection before its greeting', async () => {
    await start([{ at: 'connect', act: 'drop' }])
    await sender.send(message)
    expect(server.received).toHaveLength(1)
  })

  test('ends a delivery to a server that is slow but never silent, and can send again', async () => {
    await start([])
    const sockets: Socket[] = []
    const trickler = createServer((socket) => {
      sockets.push(socket)
      const timer = setInterval(() => socket.write('2'), 50)
      socket.on('error', () => {})
      socket.on('close', () => clearInterval(timer))
      socket.write('220 hello\r\n')
    })
    await new Promise<void>((resolve) => {
      trickler.listen(0, '127.0.0.1', resolve)
    })
    const { port } = trickler.address() as AddressInfo
    const timeouts = { ...patience, deliveryMs: 400 }
    const slow = createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from }, timeouts)
    await expect(slow.send(message)).rejects.toThrow('took longer than 400 ms')
    await expect(slow.send(message)).rejects.toThrow('took longer than 400 ms')
    slow.close?.()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => {
      trickler.close(resolve)
    })
  })

  test('signs in with the name and password in the URL, and treats a wrong password as temporary', async () => {
    await start([])
    const closed = await startSmtpServer([], { user: 'plans@example.com', password: 'p@ss/word' })
    const signIn = (password: string) => {
      const url = new URL(closed.url)
      url.username = encodeURIComponent('plans@example.com')
      url.password = encodeURIComponent(password)
      return createSmtpSender({ url: url.href, from }, patience)
    }
    const wrong = signIn('guess')
    const failure: unknown = await wrong.send(message).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'EAUTH' })
    expect(failure).not.toBeInstanceOf(MailRefusedError)
    const right = signIn('p@ss/word')
    await right.send(message)
    expect(closed.received).toHaveLength(1)
    wrong.close?.()
    right.close?.()
    await closed.stop()
  })

  test('fails when no server listens', async () => {
    await start([])
    await server.stop()
    await expect(sender.send(message)).rejects.toThrow(/ECONNREFUSED/)
  })
})

describeOnBothDatabases('the mail queue over SMTP', (engine) => {
  let place: TestDatabase
  let server: FakeSmtpServer

  beforeEach(async () => {
    place = await createTestDatabase(engine)
    server = await startSmtpServer([
      { at: 'recipient', reply: { code: 451, text: '4.7.1 Try again later' } },
      { at: 'data', act: 'drop' },
    ])
  })

  afterEach(async () => {
    await server.stop()
    await place.remove()
  })

  test('delivers once despite greylisting and a lost connection', async () => {
    let nowMs = message.createdAt
    const ignore = () => {}
    const worker = startMailWorker({
      database: place.database,
      sender: createSmtpSender({ url: server.url, from }, patience),
      now: () => nowMs,
      log: { info: ignore, warn: ignore, error: ignore },
    })
    await enqueueMail(place.database, message, nowMs)
    for (const waitMs of [0, 5000, 30_000, 120_000]) {
      nowMs += waitMs
      await worker.runOnce()
    }
    await worker.stop()
    expect(server.received).toHaveLength(1)
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 1, givenUp: 0 })
  })
})
