import { otherCountries } from './country-words.ts'
import type { PlanFacts } from './plan-facts.ts'
import { listStates, readJurisdiction } from './us-places.ts'

export interface MinimumWage {
  /** For one hour, as the law of that year asks. */
  readonly wage: number
  readonly currency: string
  readonly year: number
}

export interface Country {
  readonly code: string
  /** As in 'in …'. */
  readonly name: string
  /** The names of the country and its parts in a jurisdiction. */
  readonly named: RegExp
  readonly minimum: MinimumWage | null
  /** Roughly what pay in its currency is, as a share of pay in the United States: the least and the most. */
  readonly pay: readonly [number, number] | null
}

function country(
  code: string,
  name: string,
  named: RegExp,
  minimum: readonly [wage: number, currency: string] | null = null,
  pay: Country['pay'] = null,
): Country {
  const [wage, currency] = minimum ?? []
  return {
    code,
    name,
    named,
    minimum: wage === undefined || currency === undefined ? null : { wage, currency, year: 2025 },
    pay,
  }
}

const unitedStates = country('US', 'the United States', /\b(?:United States|USA|U\.S\.A?\.?|America)/u)

/** Wages are those of 2025, the lowest of the country if its parts differ. They only rise, so a lower pay stays too low. */
const countries: readonly Country[] = [
  country(
    'GB',
    'the United Kingdom',
    /\b(?:United Kingdom|UK|U\.K\.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland)\b/u,
    [12.21, 'GBP'],
    [0.42, 0.75],
  ),
  country(
    'IE',
    'Ireland',
    /\bIreland\b|\b(?:County|Co\.) (?:Dublin|Cork|Galway|Limerick|Clare|Kerry|Mayo|Sligo|Donegal|Kildare|Meath|Wicklow|Wexford|Waterford|Kilkenny|Tipperary|Louth|Westmeath)\b/u,
    [13.5, 'EUR'],
    [0.55, 0.95],
  ),
  country(
    'CA',
    'Canada',
    /\b(?:Canada|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island)\b/u,
    [15, 'CAD'],
    [0.75, 1.25],
  ),
  country(
    'AU',
    'Australia',
    /\b(?:Australia|New South Wales|Queensland|Tasmania|Melbourne|Sydney|Brisbane)\b/u,
    [24.95, 'AUD'],
    [0.9, 1.6],
  ),
  country('NZ', 'New Zealand', /\bNew Zealand|\bAotearoa/u, [23.5, 'NZD'], [0.8, 1.5]),
  country(
    'DE',
    'Germany',
    /\b(?:Germany|Deutschland|Bavaria|Berlin|Hamburg|Munich|Saxony|Hesse|Baden-Württemberg)\b/u,
    [12.82, 'EUR'],
    [0.5, 0.9],
  ),
  country('FR', 'France', /\bFrance\b/u, [11.88, 'EUR'], [0.4, 0.8]),
  country('NL', 'the Netherlands', /\b(?:Netherlands|Holland|Nederland)\b/u, [14.06, 'EUR'], [0.5, 0.9]),
  country('BE', 'Belgium', /\bBelgium|\bFlanders|\bWallonia/u, [12.57, 'EUR'], [0.5, 0.9]),
  country('LU', 'Luxembourg', /\bLuxembourg/u, [15.25, 'EUR']),
  country('ES', 'Spain', /\b(?:Spain|España|Catalonia|Andalusia)(?!\p{L})/u, [9.26, 'EUR'], [0.3, 0.7]),
  country('PT', 'Portugal', /\bPortugal/u, [6.8, 'EUR'], [0.2, 0.6]),
  country('PL', 'Poland', /\b(?:Poland|Polska)\b/u, [30.5, 'PLN']),
  country('AT', 'Austria', /\b(?:Austria|Österreich)\b/u, null, [0.5, 0.9]),
  country('IT', 'Italy', /\b(?:Italy|Italia|Tuscany|Lombardy)\b/u, null, [0.3, 0.8]),
  country('CH', 'Switzerland', /\b(?:Switzerland|Schweiz|Suisse)\b/u),
  country('OTHER', 'your country', otherCountries),
]

/** Currencies that tell the country when nothing else does. The euro and the dollar do not. */
const countryOfCurrency: Readonly<Record<string, string>> = {
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  PLN: 'PL',
  CHF: 'CH',
}

export interface Home {
  readonly country: Country
  /** The states of the United States that the jurisdiction names. */
  readonly states: ReadonlySet<string>
}

const noStates: ReadonlySet<string> = new Set()
const known = new WeakMap<PlanFacts, { home: Home | null }>()

/** Where a plan is at home, by its jurisdiction and its currency, or null if neither tells. */
export function readHome(facts: PlanFacts): Home | null {
  const kept = known.get(facts) ?? { home: findHome(facts) }
  known.set(facts, kept)
  return kept.home
}

function findHome({ data, currency }: PlanFacts): Home | null {
  const jurisdiction = data.legalStructure.jurisdiction.slice(0, 400)
  const isInState = currency === 'USD' && listStates(jurisdiction).length > 0
  // Dublin is a city of Ohio too, and Birmingham one of Alabama, so a country’s own name counts before a city’s.
  const named = isInState ? undefined : countries.find((candidate) => candidate.named.test(jurisdiction))
  if (named) return { country: named, states: noStates }
  const byCurrency = countries.find(({ code }) => code === countryOfCurrency[currency])
  if (byCurrency) return { country: byCurrency, states: noStates }
  const states = readJurisdiction(jurisdiction)
  if (currency === 'USD' && (states.size > 0 || unitedStates.named.test(jurisdiction)))
    return { country: unitedStates, states }
  return null
}
