import readline from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** The input and output of commands. Tests pass in their own. */
export interface Terminal {
  write: (line: string) => void
  writeError: (line: string) => void
  /** Everything on standard input. */
  readInput: () => Promise<string>
  /** Asks without showing the typed text. Null when the input is not a terminal. */
  askSecret: ((question: string) => Promise<string>) | null
}

export function openTerminal(): Terminal {
  return {
    write: (line) => void process.stdout.write(`${line}\n`),
    writeError: (line) => void process.stderr.write(`${line}\n`),
    readInput: () => text(process.stdin),
    askSecret: process.stdin.isTTY && process.stderr.isTTY ? askSecret : null,
  }
}

/** The question goes to standard error, so that standard output holds results only. */
function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = readline.createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stderr.write(question)
  return new Promise((resolve) => {
    let typed = ''
    lines.once('line', (line) => {
      typed = line
      lines.close()
    })
    // While we ask, the terminal passes Ctrl-C on as a key, so end as the signal would have.
    lines.once('SIGINT', () => {
      lines.close()
      process.kill(process.pid, 'SIGINT')
    })
    lines.once('close', () => {
      process.stderr.write('\n')
      resolve(typed)
    })
  })
}
