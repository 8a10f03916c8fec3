import { parseArgs } from 'node:util'
import { BadInput } from './command-errors.ts'
import type { Fields } from './fields.ts'

/** Messages never repeat a value, because someone may have typed a password in the wrong place. */
export function readValues(
  { args, options }: { args: Fields; options: Fields },
  typed: string[],
): Record<string, unknown> {
  const { positionals, values } = parse(options, typed)
  if (positionals.length > Object.keys(args).length) {
    throw new BadInput('Too many arguments. Put quotes around text with spaces.')
  }
  const fromArgs = Object.entries(args).map(([name, field], index) => [
    name,
    field.read(positionals[index], name.toUpperCase()),
  ])
  const fromOptions = Object.entries(options).map(([name, field]) => {
    const value = values[toOptionName(name)]
    return [name, field.read(value === undefined ? undefined : String(value), `--${toOptionName(name)}`)]
  })
  return Object.fromEntries([...fromArgs, ...fromOptions]) as Record<string, unknown>
}

export function toOptionName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function parse(options: Fields, typed: string[]) {
  const known = Object.entries(options).map(([name, field]) => [
    toOptionName(name),
    { type: field.placeholder === null ? 'boolean' : 'string' },
  ])
  try {
    return parseArgs({
      args: known.length === 0 ? asArguments(typed) : typed,
      options: Object.fromEntries(known) as Record<string, { type: 'boolean' | 'string' }>,
      allowPositionals: true,
    })
  } catch (error) {
    // Node's explanation is long, and its first sentence is enough.
    const [fault = ''] = error instanceof Error ? error.message.split(/\.\s/) : []
    throw new BadInput(`${fault.replace(/\.$/, '')}.`)
  }
}

/** A command without options takes every word as an argument, because a random id can begin with a dash. */
function asArguments(typed: string[]): string[] {
  return typed.includes('--') ? typed : ['--', ...typed]
}
