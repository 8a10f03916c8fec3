import { isFinished } from '#advisor/facts/texts.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'

export interface Offer {
  /** As people would type it: 'coffee shop', 'ice machine cleaning'. */
  readonly noun: string
  /** What it lets them do: 'refill a canceled appointment'. */
  readonly task: string | null
}

const ends =
  '(?=\\s(?:that|which|who|for|in|inside|at|with|where|from|on|near|online|to|within|by|without|instead)\\b|[,.;])'
const noun = '((?:[\\p{Ll}-]+ ){0,3}?[\\p{Ll}-]+)'

const letsDo = new RegExp(`\\blets? .{3,90}? ([\\p{Ll}]{3,}) ((?:an?|the|their|its) )${noun}${ends}`, 'u')
const isA = new RegExp(`\\b(?:is|are) (?:an? |the )?${noun}${ends}`, 'u')
const does = new RegExp(
  `\\b(sell|make|offer|provide|bake|build|deliver|rent|repair|clean|install|design|teach|roast|print|grow)(?:e?s)?(?: and \\p{Ll}+)? ${noun}${ends}`,
  'u',
)
const helps = new RegExp(
  `\\b(?:helps?|advises?|supports?) ${noun}(?=\\s(?:and|to|ship|reach|grow|win|find|save|with|cut|get|in|who|that)\\b|,)`,
  'u',
)
const connects = new RegExp(`\\bconnects? .{3,90}? with ${noun}${ends}`, 'u')

/** The noun that customers use for what a verb describes. */
const services: Readonly<Record<string, string>> = {
  build: 'builder',
  deliver: 'delivery',
  rent: 'rental',
  repair: 'repair',
  clean: 'cleaning',
  install: 'installation',
  design: 'design',
  teach: 'lessons',
  print: 'printing',
}

const fillers =
  /^(?:an?|the|our|its|fresh|good|better|best|new|local|small|weekly|daily|monthly|one|two|three|four|five|six|seven|eight|nine|ten|twelve|family-owned|independent|off-duty|checked|freshly|roasted)\s/u

/**
 * A one-line description says what is offered: 'X is a coffee shop inside …', 'X sells loose-leaf tea online',
 * 'X lets clinics refill a canceled appointment'. Null when it is worded in none of the known ways.
 */
export function findOffer(oneLiner: string, kind: TemplateId): Offer | null {
  // In a template's text with blanks, only 'is a coffee shop' means anything.
  if (!isFinished(oneLiner)) return kind === 'local-service' ? findKindOfPlace(oneLiner) : null
  const isSoftware = kind === 'saas' || kind === 'startup'
  const lets = letsDo.exec(oneLiner)
  if (lets) {
    const object = trim(lets[3] ?? '')
    const task = `${lets[1] ?? ''} ${lets[2]?.startsWith('a') ? lets[2] : ''}${trim(lets[3] ?? '')}`
    return object === ''
      ? null
      : { noun: isSoftware ? `${toSingular(object)} software` : toSingular(object), task }
  }
  const done = does.exec(oneLiner)
  if (done) {
    const object = toSingular(trim(done[2] ?? ''))
    const service = services[done[1] ?? '']
    return object === '' ? null : { noun: service ? `${object} ${service}` : object, task: null }
  }
  const joined = connects.exec(oneLiner)
  if (joined) return nameOffer(toSingular(trim(joined[1] ?? '')))
  const helped = helps.exec(oneLiner)
  if (helped) {
    const customer = toSingular(trim(helped[1] ?? ''))
    return nameOffer(customer === '' ? '' : `${customer} ${kind === 'consulting' ? 'consultant' : 'help'}`)
  }
  return findKindOfPlace(oneLiner)
}

function findKindOfPlace(oneLiner: string): Offer | null {
  return nameOffer(trim(isA.exec(oneLiner)?.[1] ?? ''))
}

function nameOffer(found: string): Offer | null {
  return found === '' ? null : { noun: found, task: null }
}

/** Drops numbers and praise at the front. More than three words are a sentence, not a search. */
function trim(phrase: string): string {
  let rest = phrase
  while (fillers.test(`${rest} `) && rest.includes(' ')) rest = rest.slice(rest.indexOf(' ') + 1)
  return rest.split(' ').length <= 3 && rest.length > 2 ? rest : ''
}

function toSingular(phrase: string): string {
  if (/(?:ss|us|is)$/u.test(phrase)) return phrase
  if (phrase.endsWith('ies')) return `${phrase.slice(0, -3)}y`
  return phrase.replace(/(?<=(?:ch|sh|x|ss))es$|s$/u, '')
}
