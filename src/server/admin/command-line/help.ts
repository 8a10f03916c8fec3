import type { Command } from './command.ts'
import type { Field } from './fields.ts'
import { formatTable } from '#server/admin/terminal/format-table.ts'
import { toOptionName } from './read-values.ts'

const program = 'npm run admin --'

export function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary])
  return [
    `Usage: ${program} COMMAND`,
    '',
    formatTable(rows),
    '',
    `Help for one command: ${program} COMMAND --help`,
    'Commands work while the server runs and use the same settings (environment and .env).',
  ].join('\n')
}

export function describeCommand({ name, summary, args, options }: Command): string {
  const optionEntries = Object.entries(options)
  const usage = [
    ...Object.values(args).map((field) => bracket(field, field.placeholder ?? '')),
    ...optionEntries.map(([option, field]) => bracket(field, writeOption(option, field))),
  ]
  const rows = [
    ...Object.values(args).map((field) => [`  ${field.placeholder}`, field.help]),
    ...optionEntries.map(([option, field]) => [`  ${writeOption(option, field)}`, field.help]),
  ]
  const lines = [`Usage: ${[program, name, ...usage].join(' ')}`, '', `It ${summary}.`]
  return [...lines, ...(rows.length > 0 ? ['', formatTable(rows)] : [])].join('\n')
}

function writeOption(name: string, { placeholder }: Field<unknown>): string {
  return `--${toOptionName(name)}${placeholder === null ? '' : ` ${placeholder}`}`
}

function bracket({ isRequired }: Field<unknown>, usage: string): string {
  return isRequired ? usage : `[${usage}]`
}
