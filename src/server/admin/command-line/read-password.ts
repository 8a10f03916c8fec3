import { BadInput } from './command-errors.ts'
import { flag } from './fields.ts'
import type { Terminal } from '#server/admin/terminal/terminal.ts'

/** Passwords are never arguments, because arguments stay in the shell's history and show in the process list. */
export const passwordStdin = flag('read the password from standard input')

/** Null when there is no password, because the input is not a terminal or the person just pressed Enter. */
export async function readPassword(
  terminal: Terminal,
  { fromInput, question }: { fromInput: boolean; question: string },
): Promise<string | null> {
  if (fromInput) return readFromInput(terminal)
  if (terminal.askSecret === null) return null
  const password = await terminal.askSecret(question)
  if (password === '') return null
  if ((await terminal.askSecret('Repeat the password: ')) === password) return password
  throw new BadInput('The passwords do not match.')
}

async function readFromInput(terminal: Terminal): Promise<string> {
  const password = (await terminal.readInput()).replace(/\r?\n$/, '')
  if (password === '') throw new BadInput('There is no password on standard input.')
  if (/[\r\n]/.test(password)) throw new BadInput('The password on standard input must be a single line.')
  return password
}
