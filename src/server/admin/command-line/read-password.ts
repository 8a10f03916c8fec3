import { BadInput } from './faults.ts'
import { flag } from './fields.ts'
import type { Terminal } from '#server/admin/terminal/terminal.ts'

/** Passwords are never arguments: those stay in the shell's history and show in the list of processes. */
export const passwordStdin = flag('read the password from standard input')

/** Null when none was given: nobody is there to ask, or they just pressed Enter. */
export async function readPassword(
  terminal: Terminal,
  { fromInput, question }: { fromInput: boolean; question: string },
): Promise<string | null> {
  if (fromInput) return readFromInput(terminal)
  if (terminal.askSecret === null) return null
  const password = await terminal.askSecret(question)
  if (password === '') return null
  if ((await terminal.askSecret('The same again: ')) === password) return password
  throw new BadInput('The two passwords are not the same.')
}

async function readFromInput(terminal: Terminal): Promise<string> {
  const password = (await terminal.readInput()).replace(/\r?\n$/, '')
  if (password === '') throw new BadInput('There is no password on standard input.')
  if (/[\r\n]/.test(password)) throw new BadInput('The password on standard input must be a single line.')
  return password
}
