import { tidyText } from './tidy-text.ts'

interface NamedPerson {
  firstName: string
  lastName: string
  email: string
}

/** First and last name, or whichever was given; else the address before the @; else 'User'. */
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
