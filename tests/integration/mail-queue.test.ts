import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailRefusedError, type MailSender, type OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { claimDueMail, countMailByState, enqueueMail } from '#server/mail/mail-store.ts'
import { leaseMs, type MailWorker, startMailWorker } from '#server/mail/mail-worker.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const startMs = Date.UTC(2026, 10, 16, 9)
const dayMs = 24 * 60 * 60 * 1000
const aMail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello there', html: '<p>Hello there</p>' }

describeOnBothDatabases('the mail queue', (engine) => {
  let place: TestDatabase
  let nowMs: number
  let sent: OutgoingMail[]
  let logged: Array<{ level: string; fields: object; message: string }>
  let workers: MailWorker[]

  const keepSender: MailSender = {
    send: async (mail) => {
      sent.push(mail)
    },
  }

  beforeEach(async () => {
    place = await createTestDatabase(engine)
    nowMs = startMs
    sent = []
    logged = []
    workers = []
  })

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await place.remove()
  })

  function start(sender: MailSender, database = place.database): MailWorker {
    const keep = (level: string) => (fields: object, message: string) => {
      logged.push({ level, fields, message })
    }
    const worker = startMailWorker({
      database,
      sender,
      now: () => nowMs,
      log: { info: keep('info'), warn: keep('warn'), error: keep('error') },
      pollMs: dayMs,
    })
    workers.push(worker)
    return worker
  }

  async function enqueue(count = 1): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await enqueueMail(place.database, { ...aMail, to: `person${index}@example.com` }, nowMs)
    }
  }

  const readRows = () => place.database.selectFrom('mail_queue').selectAll().execute()

  test('sends everything that is due, once, and erases the text', async () => {
    await enqueue(12)
    const worker = start(keepSender)
    await worker.runOnce()
    await worker.runOnce()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
    expect(sent).toHaveLength(12)
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 12, givenUp: 0 })
    expect((await readRows()).every(({ text_body, html_body }) => text_body === '' && html_body === '')).toBe(
      true,
    )
  })

  test('hands the sender the whole message', async () => {
    await enqueueMail(place.database, { ...aMail, subject: 'Grüße, 李' }, nowMs)
    await start(keepSender).runOnce()
    expect(sent).toMatchObject([{ ...aMail, subject: 'Grüße, 李', createdAt: startMs }])
  })

  test('does not send a message whose transaction was rolled back', async () => {
    const rollback = place.database.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, aMail, nowMs)
      throw new Error('changed my mind')
    })
    await expect(rollback).rejects.toThrow('changed my mind')
    await start(keepSender).runOnce()
    expect(sent).toEqual([])
  })

  test('sends no message twice when several processes race for it', async () => {
    await enqueue(40)
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.settings)))
    const slowSender: MailSender = {
      send: async (mail) => {
        await new Promise(setImmediate)
        sent.push(mail)
      },
    }
    const racers = databases.map((database) => start(slowSender, database))
    await Promise.all(racers.map((worker) => worker.runOnce()))
    expect(sent).toHaveLength(40)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(40)
    expect((await countMailByState(place.database)).sent).toBe(40)
    await Promise.all(racers.map((worker) => worker.stop()))
    await Promise.all(databases.map((database) => database.destroy()))
  })

  test('gives a message to one process when two claim it at the same time', async () => {
    await enqueue()
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.settings)))
    const claims = await Promise.all(
      databases.map((database) => claimDueMail(database, { nowMs, leaseMs, limit: 5 })),
    )
    expect(claims.flat()).toHaveLength(1)
    await Promise.all(databases.map((database) => database.destroy()))
  })

  test('sends waiting messages after a restart', async () => {
    await enqueue(3)
    const reopened = await openDatabase(place.settings)
    await start(keepSender, reopened).runOnce()
    expect(sent).toHaveLength(3)
    await reopened.destroy()
  })

  test('takes over a message whose process died while sending, once its claim has expired', async () => {
    await enqueue()
    await claimDueMail(place.database, { nowMs, leaseMs, limit: 5 })
    const worker = start(keepSender)
    nowMs += leaseMs - 1
    await worker.runOnce()
    expect(sent).toEqual([])
    nowMs += 1
    await worker.runOnce()
    expect(sent).toHaveLength(1)
  })

  test('keeps the id when it retries, so that receivers can recognize it', async () => {
    await enqueue()
    let tries = 0
    const worker = start({
      send: async (mail) => {
        sent.push(mail)
        tries += 1
        if (tries === 1) throw new Error('the answer got lost')
      },
    })
    await worker.runOnce()
    nowMs += 5000
    await worker.runOnce()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.id).toBe(sent[0]?.id)
  })

  test('waits longer after each failure, and then sends', async () => {
    await enqueue()
    let isDown = true
    const tries: number[] = []
    const worker = start({
      send: async () => {
        tries.push(nowMs - startMs)
        if (isDown) throw new Error('connect ECONNREFUSED')
      },
    })
    for (const waitMs of [0, 4999, 1, 29_999, 1, 119_999, 1]) {
      nowMs += waitMs
      await worker.runOnce()
    }
    expect(tries).toEqual([0, 5000, 35_000, 155_000])
    expect(await readRows()).toMatchObject([
      { attempts: 4, last_error: 'connect ECONNREFUSED', claimed_until: 0 },
    ])

    isDown = false
    nowMs += 600_000
    await worker.runOnce()
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 1, givenUp: 0 })
  })

  test('does not let one bad message delay others', async () => {
    await enqueue(6)
    const worker = start({
      send: async (mail) => {
        if (mail.to.startsWith('person0')) throw new Error('no')
        sent.push(mail)
      },
    })
    await worker.runOnce()
    expect(sent).toHaveLength(5)
    expect(await countMailByState(place.database)).toEqual({ waiting: 1, sent: 5, givenUp: 0 })
  })

  test('gives up after about three days, keeping the message and the reason', async () => {
    await enqueue()
    const worker = start({ send: () => Promise.reject(new Error('still down')) })
    for (let hour = 0; hour < 96; hour += 1) {
      await worker.runOnce()
      nowMs += dayMs / 24
    }
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 0, givenUp: 1 })
    expect(await readRows()).toMatchObject([{ last_error: 'still down', text_body: aMail.text }])
    expect(logged.at(-1)).toMatchObject({ level: 'error', message: 'mail given up' })
  })

  test('gives up immediately on a refusal, and logs it without the address', async () => {
    await enqueue()
    const worker = start({
      send: () => Promise.reject(new MailRefusedError('550 <person0@example.com>: no\u0000such\r\nuser')),
    })
    await worker.runOnce()
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 0, givenUp: 1 })
    expect(JSON.stringify(logged)).not.toContain('person0')
    expect(await readRows()).toMatchObject([{ last_error: '550 <(address)>: no such user' }])
  })

  test('ignores the result of a slow process whose message another process took over', async () => {
    await enqueue()
    let failSlowly = (_error: Error): void => {}
    const slow = start({
      send: () =>
        new Promise((_resolve, reject) => {
          failSlowly = reject
        }),
    })
    const run = slow.runOnce()
    await expect.poll(async () => (await readRows())[0]?.attempts).toBe(1)
    nowMs += leaseMs
    await start(keepSender).runOnce()
    failSlowly(new Error('timeout'))
    await run
    expect(sent).toHaveLength(1)
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 1, givenUp: 0 })
  })

  test('sends a message that is enqueued during a run', async () => {
    await enqueue()
    const worker = start({
      send: async (mail) => {
        sent.push(mail)
        if (sent.length > 1) return
        await enqueue()
        worker.wake()
      },
    })
    await worker.runOnce()
    expect(sent).toHaveLength(2)
  })

  test('stops when the message in flight is sent, and starts no other', async () => {
    await enqueue()
    let finish = (): void => {}
    let isClosed = false
    const worker = start({
      send: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
      close: () => {
        isClosed = true
      },
    })
    worker.wake()
    await expect.poll(async () => (await readRows())[0]?.attempts).toBe(1)
    await enqueue()
    const stopped = worker.stop()
    expect(isClosed).toBe(false)
    finish()
    await stopped
    expect(isClosed).toBe(true)
    worker.wake()
    await worker.runOnce()
    expect(await countMailByState(place.database)).toEqual({ waiting: 1, sent: 1, givenUp: 0 })
  })

  test('deletes messages sent a week ago or given up a month ago', async () => {
    await enqueue(2)
    const worker = start({
      send: async ({ to }) => {
        if (to.startsWith('person0')) throw new MailRefusedError('no')
      },
    })
    await worker.runOnce()
    nowMs += 7 * dayMs
    await worker.runOnce()
    expect(await countMailByState(place.database)).toEqual({ waiting: 0, sent: 0, givenUp: 1 })
    nowMs += 23 * dayMs
    await worker.runOnce()
    expect(await readRows()).toEqual([])
  })
})
