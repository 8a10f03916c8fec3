import type { Evidence } from '#advisor/advice/advice.ts'
import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isBlank, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { at, atItem } from './rule.ts'

const largeDebt = 25_000
const investorPattern =
  /\b(?:investors?|venture|equity|angel|angels|seed round|shareholders?|vc|convertible|safe note)\b/i

export function nameEntity(value: string): string {
  return entityTypes.find((entity) => entity.value === value)?.label ?? value
}

/** Where a plan mentions the money of investors: in the funding, a milestone or a start-up cost. */
function findInvestors({ data }: PlanFacts): Evidence | null {
  const { startupCosts, funding } = data.financialProjections
  const paid = funding.contributions.find(({ source }) => source === 'investor')
  if (paid) {
    const address = at('financialProjections', 'funding', 'contributions', { id: paid.id }, 'name')
    return { address, says: isBlank(paid.name) ? 'An investor' : shorten(paid.name) }
  }
  const places = [
    ...sampleItems(data.implementationTimeline.milestones).map(({ id, title, description }) => ({
      address: atItem('implementationTimeline', 'milestones', id, 'description'),
      says: joinTexts([title, description]),
    })),
    ...sampleItems(startupCosts).map(({ id, description }) => ({
      address: atItem('financialProjections', 'startupCosts', id, 'description'),
      says: description,
    })),
  ]
  // 'A loan or investors' is not yet a plan to bring investors in.
  const found = places.find(({ says }) =>
    investorPattern.test(says.replaceAll(/\bor (?:an? )?(?:angel )?investors?\b/gi, '')),
  )
  return found ? { address: found.address, says: shorten(found.says) } : null
}

/** Outside the United States the forms have other names, and other laws decide what they mean. */
function isAbroad(facts: PlanFacts): boolean {
  const home = readHome(facts)
  return home ? home.country.code !== 'US' : facts.currency !== 'USD'
}

interface Misfit {
  title: string
  content: string
  isMild?: boolean
  /** What the form does not match. */
  other: Evidence
}

/** Where the legal form does not match the owners or the financing. */
export function findMisfit(facts: PlanFacts): Misfit | null {
  const { team, money, data, sayMoney } = facts
  const entity = data.legalStructure.businessEntity
  const founders = countOf(team.founderCount, 'founder')
  const owners = { address: at('teamStructure', 'founders'), says: founders }
  const start = { address: at('financialProjections', 'startupCosts'), says: sayMoney(money.startupTotal) }
  if (entity === 'sole-proprietorship' && team.founderCount > 1) {
    return {
      title: 'A sole proprietorship has one owner',
      content: `You list ${founders}, but a sole proprietorship belongs to one person. Choose a partnership or an LLC, and put each owner’s share in writing before you spend any money. A lender needs to know who owes what.`,
      other: owners,
    }
  }
  if (entity === 'partnership' && team.founderCount === 1) {
    return {
      title: 'A partnership needs a partner',
      content: `You list only one founder, and a partnership takes two. Add the other in the team step, or choose an LLC, which one person can own.`,
      other: owners,
    }
  }
  const investors = findInvestors(facts)
  if (investors) {
    if (entity === 'non-profit') {
      return {
        title: 'No one can invest in a nonprofit',
        content:
          'Your plan mentions investors, but a nonprofit has no shares and pays out no profit. Plan on grants, donations and loans, or choose another form.',
        other: investors,
      }
    }
    if (entity === 'sole-proprietorship' || entity === 'partnership' || entity === 's-corp') {
      return {
        title: 'This legal form does not suit investors',
        content: `Your plan mentions investors. A ${nameEntity(entity)} cannot easily bring them in, but a C corporation or an LLC can. Ask an accountant before you file, because changing later costs more.`,
        other: investors,
      }
    }
  }
  if (entity === 'sole-proprietorship' && money.startupTotal >= largeDebt) {
    if (isAbroad(facts)) {
      return {
        title: 'You are liable for all of it',
        content: `As a sole trader you are usually liable for ${sayMoney(money.startupTotal)} of start-up costs with everything you own. Ask an accountant what a limited company would change, and decide before you sign the loan.`,
        isMild: true,
        other: start,
      }
    }
    return {
      title: 'Your house is on the line',
      content: `As a sole proprietor you are liable for ${sayMoney(money.startupTotal)} of start-up costs with everything you own. Ask an accountant what an LLC would change, and decide before you sign the loan.`,
      other: start,
    }
  }
  return null
}
