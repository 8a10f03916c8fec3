import { tidyText } from './tidy-text.ts'

interface NamedPerson {
  firstName: string
  lastName: string
  email: string
}

/**
 * First and last name, or the one that was given. Otherwise the part of the address before the @, and finally
 * 'User'.
 */
export function computeDisplayName(person: NamedPerson): string {
  const [local = ''] = person.email.split('@')
  return listNames(person).join(' ') || local || 'User'
}

export function computeInitials(person: NamedPerson): string {
  const initials = listNames(person).map((name) => Array.from(name)[0] ?? '')
  return initials.join('').toUpperCase() || 'U'
}

function listNames({ firstName, lastName }: NamedPerson): string[] {
  return [tidyText(firstName), tidyText(lastName)].filter((name) => name !== '')
}
