import type { Entity } from '#domain/plan/forecast-choices.ts'

type EquityLine = 'contributions' | 'retainedEarnings' | 'totalEquity'

const shares: Readonly<Record<EquityLine, string>> = {
  contributions: 'common stock and paid-in capital',
  retainedEarnings: 'retained earnings',
  totalEquity: 'stockholders’ equity',
}

/** What accountants call what belongs to the owners, which depends on the legal form. */
const terms: Readonly<Record<Entity, Readonly<Record<EquityLine, string>>>> = {
  'sole-trader': {
    contributions: 'owner’s investment',
    retainedEarnings: 'owner’s earnings less draws',
    totalEquity: 'owner’s equity',
  },
  partnership: {
    contributions: 'partners’ contributions',
    retainedEarnings: 'partners’ earnings less draws',
    totalEquity: 'partners’ capital',
  },
  llc: {
    contributions: 'members’ contributions',
    retainedEarnings: 'members’ earnings less draws',
    totalEquity: 'members’ equity',
  },
  's-corporation': shares,
  corporation: shares,
}

/** The accountants' word for a line of a statement. */
export function termOf({ id, term }: { id: string; term: string }, entity: Entity | ''): string {
  if (entity === '' || !isEquityLine(id)) return term
  return terms[entity][id]
}

function isEquityLine(id: string): id is EquityLine {
  return Object.hasOwn(shares, id)
}
