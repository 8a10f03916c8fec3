import { BadInput } from './command-errors.ts'

/** One argument or option of a command. Defines how the help shows it and how its text becomes a value. */
export interface Field<Value> {
  /** Replaces the value in the help, such as TEXT. Null for a flag, which takes no value. */
  placeholder: string | null
  help: string
  isRequired: boolean
  /** The label is the name that the person typed, such as --limit. */
  read: (typed: string | undefined, label: string) => Value
}

export type Fields = Record<string, Field<unknown>>
export type ValuesOf<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends Field<infer Value> ? Value : never
}

export function text(placeholder: string, help: string): Field<string> {
  return required(placeholder, help, (typed) => typed)
}

export function wholeNumber(
  placeholder: string,
  help: string,
  { min, max }: { min: number; max: number },
): Field<number> {
  return required(placeholder, help, (typed, label) => {
    const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
    if (number >= min && number <= max) return number
    throw new BadInput(`${label} must be a whole number from ${min} to ${max}.`)
  })
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], help: string): Field<Choice> {
  return required(choices.join('|'), help, (typed, label) => {
    const choice = choices.find((choice) => choice === typed)
    if (choice !== undefined) return choice
    throw new BadInput(`${label} must be ${choices.join(' or ')}.`)
  })
}

/** A calendar day such as 2027-01-31, as the time it starts in UTC. */
export function day(placeholder: string, help: string): Field<number> {
  return required(placeholder, help, (typed, label) => {
    const startMs = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(typed) : Number.NaN
    // Some parsers turn February 30 into a day in March.
    if (!Number.isNaN(startMs) && new Date(startMs).toISOString().startsWith(typed)) return startMs
    throw new BadInput(`${label} must be a real date, such as 2027-01-31.`)
  })
}

export function flag(help: string): Field<boolean> {
  return { placeholder: null, help, isRequired: false, read: (typed) => typed !== undefined }
}

/** Null when it was omitted. */
export function optional<Value>(field: Field<Value>): Field<Value | null> {
  return {
    ...field,
    isRequired: false,
    read: (typed, label) => (typed === undefined ? null : field.read(typed, label)),
  }
}

function required<Value>(
  placeholder: string,
  help: string,
  read: (typed: string, label: string) => Value,
): Field<Value> {
  return {
    placeholder,
    help,
    isRequired: true,
    read: (typed, label) => {
      if (typed === undefined) throw new BadInput(`${label} is missing.`)
      if (typed.trim() === '') throw new BadInput(`${label} is empty.`)
      return read(typed.trim(), label)
    },
  }
}
