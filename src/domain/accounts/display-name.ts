import { tidyText } from './tidy-text.ts'

interface Names {
  firstName: string
  lastName: string
}

interface NamedPerson extends Names {
  email: string
}

/**
 * First and last name, or the one that was given. Otherwise the part of the address before the @, and finally
 * 'User'.
 */
export function computeDisplayName(person: NamedPerson): string {
  const [local = ''] = person.email.split('@')
  return joinNames(person) || local || 'User'
}

/** Empty for a person without a name. */
export function joinNames(names: Names): string {
  return listNames(names).join(' ')
}

export function computeInitials(person: NamedPerson): string {
  const initials = listNames(person).map((name) => Array.from(name)[0] ?? '')
  return initials.join('').toUpperCase() || 'U'
}

function listNames({ firstName, lastName }: Names): string[] {
  return [tidyText(firstName), tidyText(lastName)].filter((name) => name !== '')
}
