import path from 'node:path'
import { inspect } from 'node:util'
import type { Config } from './config.ts'

type Embedding = Pick<Config, 'publicUrl' | 'dataDir' | 'database' | 'mail' | 'payments' | 'assistant'>

const levelNames: Record<number, string> = { 40: ' warning:', 50: ' error:', 60: ' fatal:' }
const controlCharacters = /\p{Cc}+/gu

/** The last line of a start: the address, and the embedded parts that replace missing settings. */
export function describeStart({ publicUrl, dataDir, ...config }: Embedding): string {
  const near = path.relative('.', dataDir)
  const folder = near.startsWith('..') ? dataDir : near || '.'
  const embedded = [
    ...(config.database.engine === 'embedded' ? [`an embedded database (${folder}/)`] : []),
    ...(config.mail.way === 'outbox' ? [`mail as files (${path.join(folder, 'outbox')}/)`] : []),
    ...(config.payments.provider === 'sandbox' ? ['test payments'] : []),
    ...(config.assistant.model === null ? ['the built-in advisor'] : []),
  ]
  const list = new Intl.ListFormat('en-US').format(embedded)
  return `Planwright is running at ${publicUrl}${list && ` with ${list}`}`
}

/** Writes the log in a readable form for a terminal. Everywhere else it stays JSON. */
export function createTerminalLog(write: (text: string) => void): { write: (line: string) => void } {
  return {
    write: (line) => {
      const { level, time, msg, ...details } = JSON.parse(line) as Record<string, unknown>
      const text = String(msg).replaceAll(controlCharacters, ' ')
      // The last line of the start already shows the address.
      if (text.startsWith('Server listening at')) return
      const clock = new Date(Number(time)).toLocaleTimeString('en-US', { hour12: false })
      const rest =
        Object.keys(details).length > 0
          ? ` ${inspect(details, { breakLength: Number.POSITIVE_INFINITY })}`
          : ''
      write(`${clock}${levelNames[Number(level)] ?? ''} ${text}${rest}\n`)
    },
  }
}
