import type { AdminContext, Command } from './command-line/command.ts'
import { commands } from './commands.ts'
import { BadInput } from './command-line/command-errors.ts'
import { describeCommand, describeCommands } from './command-line/help.ts'

const helpWords = new Set(['help', '--help', '-h'])

/** Runs the typed command and returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runAdmin(typed: string[], context: AdminContext): Promise<number> {
  const { terminal } = context
  try {
    const help = findHelp(typed)
    if (help === null) await runCommand(typed, context)
    else terminal.write(help)
    return 0
  } catch (error) {
    terminal.writeError(describeFault(error))
    return error instanceof BadInput ? 2 : 1
  }
}

function findHelp(typed: string[]): string | null {
  const [first = 'help'] = typed
  const isAsked = first === 'help' || typed.some((word) => word === '--help' || word === '-h')
  if (!isAsked) return null
  const words = typed.filter((word) => !helpWords.has(word))
  const command = findCommand(words)
  if (command) return describeCommand(command)
  const [group] = words
  if (group === undefined) return describeCommands(commands)
  const inGroup = commands.filter(({ name }) => name.startsWith(`${group} `))
  if (inGroup.length === 0) throw new BadInput(describeUnknown(words))
  return describeCommands(inGroup)
}

async function runCommand(typed: string[], context: AdminContext): Promise<void> {
  const command = findCommand(typed)
  if (!command) throw new BadInput(describeUnknown(typed))
  try {
    await command.run(context, typed.slice(command.name.split(' ').length))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput(`${error.message} See: ${command.name} --help`, { cause: error })
  }
}

function findCommand(typed: string[]): Command | undefined {
  return commands.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word))
}

function describeUnknown([first = '', second]: string[]): string {
  const inGroup = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name)
  if (inGroup.length === 0) return `There is no command "${first}". "help" lists them all.`
  const fault =
    second === undefined ? `"${first}" needs a second word` : `There is no such "${first}" command`
  return `${fault}: ${inGroup.join(', ')}.`
}

/** One line. A refused connection to several addresses has a code but no message. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = error.message || ('code' in error ? String(error.code) : error.name)
  return message.replaceAll(/\s*\n\s*/g, ' ')
}
