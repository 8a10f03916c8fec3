import type { TemplateId } from '#domain/plan/templates/template.ts'

/** A typical customer for a kind of business. What only the founder knows is in [brackets]. */
export interface Archetype {
  readonly name: string
  readonly demographics: string
  readonly painPoints: string
  readonly goals: string
  readonly buyingBehavior: string
}

const softwareArchetypes: readonly Archetype[] = [
  {
    name: 'Hands-on user Alex',
    demographics: '[Job title] at a company of [number] people; does [recurring task] personally',
    painPoints:
      'Spends [hours] a week on [recurring task], mostly copying between tools, and finds out about mistakes late.',
    goals: 'Get it done by [weekday] without working late, and never have to explain a mistake.',
    buyingBehavior:
      'Searches for the exact problem, tries it on a real case, can spend up to $[amount] a month without asking.',
  },
  {
    name: 'Budget holder Jordan',
    demographics: 'Owner or department head at the same kind of company; signs for software',
    painPoints: 'Pays for tools no one uses, and cannot see what [problem] really costs.',
    goals: 'Clear savings within the quarter, and no data risk.',
    buyingBehavior:
      'Compares two or three vendors, wants a reference and a security document, prefers monthly terms.',
  },
]

export const archetypes: Readonly<Record<TemplateId, readonly Archetype[]>> = {
  saas: softwareArchetypes,
  startup: softwareArchetypes,
  ecommerce: [
    {
      name: 'Regular buyer Alex',
      demographics: '[Age range], [household], buys [product category] online every [number] weeks',
      painPoints:
        'Cannot judge [quality, fit or origin] before the package arrives, and finds returns a hassle.',
      goals: 'Order in two minutes and not have to think about it again.',
      buyingBehavior:
        'Follows a recommendation, reads the latest reviews, decides on price with shipping and delivery time.',
    },
    {
      name: 'Gift giver Sam',
      demographics: '[Age range], buys for others around [occasion]',
      painPoints: 'Little time, knows little about the product, worries about choosing wrong.',
      goals: 'A gift that looks carefully chosen and arrives on time.',
      buyingBehavior:
        'Searches by occasion and price, pays extra for gift wrap and a guaranteed date, rarely comes back before next year.',
    },
  ],
  consulting: [
    {
      name: 'Owner Alex',
      demographics: 'Owns and runs a [kind of client] of [number] people',
      painPoints:
        '[Problem] costs about $[amount] a year. Has put it off because no one in-house has done it before.',
      goals: 'A measurable result within [number] months, and peace of mind.',
      buyingBehavior:
        'Asks peers and the accountant, wants to meet the person who does the work, makes the decision alone.',
    },
    {
      name: 'Manager Jordan',
      demographics:
        '[Job title] at a client of [number] people; responsible for the result but not for the budget',
      painPoints: 'Gets blamed for [problem] without the time or people to solve it.',
      goals: 'Look good in the next review, and keep the team’s trust.',
      buyingBehavior:
        'Reads case studies, prepares the decision for the owner, needs a fixed price for a first stage.',
    },
  ],
  service: [
    {
      name: 'Busy household Alex',
      demographics: '[Age range], [household] in [area], both partners work',
      painPoints:
        'Waits [number] days for someone to come, takes time off work, and learns the price afterward.',
      goals: 'Have it done well without having to supervise it.',
      buyingBehavior:
        'Searches nearby, reads the latest reviews, books whoever offers a time and a price right away.',
    },
    {
      name: 'Property manager Jordan',
      demographics: 'Manages [number] properties in [area]',
      painPoints: 'Chases contractors, and gets complaints when one of them does not show up.',
      goals: 'One reliable contact, one invoice a month, proof of every visit.',
      buyingBehavior: 'Tries one property first, asks for proof of insurance, then signs for a year.',
    },
  ],
  marketplace: [
    {
      name: 'Buyer Alex',
      demographics: '[Age range] in [city], needs [service or product] [number] times a year',
      painPoints: 'Spends [hours] asking around, cannot compare, and worries about being let down.',
      goals: 'Book someone trustworthy in minutes, and be covered if it goes wrong.',
      buyingBehavior:
        'Searches when the need comes up, decides on reviews and price, pays by card on the phone.',
    },
    {
      name: 'Seller Sam',
      demographics: '[Trade] in [city], works alone or with [number] people',
      painPoints: 'Has [percent]% of the week unsold, no time for marketing, and chases payment.',
      goals: 'A full calendar with customers who fit, paid on time.',
      buyingBehavior: 'Joins when others in the trade do, leaves when there are fees but no orders.',
    },
  ],
  'local-service': [
    {
      name: 'Morning regular Alex',
      demographics: 'Lives or works within ten minutes of [address], passes by on the way to work',
      painPoints: 'Long lines at the worst time, or nothing open yet.',
      goals: 'The usual, fast, from someone who knows the order.',
      buyingBehavior:
        'Decides by the length of the line, pays by phone, comes [number] times a week once it is a habit.',
    },
    {
      name: 'Daytime guest Sam',
      demographics: 'Works from home or meets people in [area]',
      painPoints: 'Nowhere quiet to sit with [what they miss].',
      goals: 'An hour or two in a pleasant place without being rushed.',
      buyingBehavior:
        'Finds places on the map, checks photos and hours, spends more per visit and comes less often.',
    },
  ],
}
