import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createTerminalLog, describeStart } from './terminal-output.ts'

function describeWith(settings: NodeJS.ProcessEnv): string {
  const result = readConfig(settings)
  return 'config' in result ? describeStart(result.config) : result.faults.join()
}

describe('the last line of a start', () => {
  test('names the address and everything that is embedded', () => {
    expect(describeWith({ PORT: '4000' })).toBe(
      `Planwright is running at http://localhost:4000 with an embedded database (data/), mail as files (${path.join('data', 'outbox')}/), test payments, and the built-in advisor`,
    )
  })

  test('leaves out parts that are configured', () => {
    const settings = {
      PUBLIC_URL: 'https://plans.example.com',
      DATABASE_URL: 'postgres://localhost/planwright',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'a@example.com',
      AI_PROVIDER: 'anthropic',
      AI_API_KEY: 'key',
    }
    expect(describeWith(settings)).toBe(
      'Planwright is running at https://plans.example.com with test payments',
    )
  })
})

describe('the log on a terminal', () => {
  const read = (entry: object) => {
    let text = ''
    createTerminalLog((line) => (text += line)).write(`${JSON.stringify({ time: 0, ...entry })}\n`)
    return text.replace(/^\d\d:\d\d:\d\d/, 'time')
  }

  test('has one readable line per entry', () => {
    expect(read({ level: 30, msg: 'mail written', file: 'a.eml' })).toBe(
      "time mail written { file: 'a.eml' }\n",
    )
    expect(read({ level: 50, msg: 'no space' })).toBe('time error: no space\n')
  })

  test('removes characters that would control the terminal', () => {
    expect(read({ level: 30, msg: 'request\u001B[2J', path: '/\u001B[2J' })).toBe(
      "time request [2J { path: '/\\x1B[2J' }\n",
    )
  })

  test('leaves the address to the last line', () => {
    expect(read({ level: 30, msg: 'Server listening at http://127.0.0.1:3000' })).toBe('')
  })
})
