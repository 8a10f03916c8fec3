import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { at, type Finding, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

export const home = at('legalStructure', 'businessEntity')

export function nameEntity(value: string): string {
  return entityTypes.find((entity) => entity.value === value)?.label ?? value
}

/** The first sentence of the plan’s legal, team, funding and timeline steps that a pattern finds. */
function findSentence(
  facts: PlanFacts,
  pattern: RegExp,
  sections: readonly PlanText['section'][],
): { sentence: string; mark: string; address: PlanText['address'] } | null {
  for (const { text, address } of listSectionTexts(facts, sections)) {
    for (const sentence of splitSentences(text)) {
      const mark = pattern.exec(sentence)?.[0]
      if (mark !== undefined) return { sentence, mark, address }
    }
  }
  return null
}

function contradict(
  facts: PlanFacts,
  title: string,
  content: string,
  found: NonNullable<ReturnType<typeof findSentence>>,
): Finding {
  return show(recommend(title, content, home), [
    { address: home, says: nameEntity(facts.data.legalStructure.businessEntity) },
    { address: found.address, says: found.sentence, mark: found.mark },
  ])
}

const ownersText = [
  'teamStructure',
  'financialProjections',
  'implementationTimeline',
  'legalStructure',
] as const
const countries =
  'Canada|Mexico|the UK|England|Scotland|Britain|Ireland|Germany|France|Spain|Italy|India|China|Japan|Brazil|Australia|Israel|Dubai|Singapore|Switzerland|Sweden|Norway|Denmark|Poland|the Netherlands|Nigeria|Kenya|Korea|Taiwan|Toronto|Vancouver|Montreal|Mexico City|London|Berlin|Munich|Paris|Madrid|Mumbai|Tokyo|Sydney|Tel Aviv'
const nationals =
  'Canadian|British|Mexican|Irish|German|French|Spanish|Italian|Indian|Chinese|Japanese|Brazilian|Australian|Israeli|Swiss|Swedish|Norwegian|Polish|Dutch'
/** Where a person lives or is a citizen, not where they once worked. */
const abroad = new RegExp(
  String.raw`\b(?:lives?|living|based|resides?|resident|citizen|national) (?:in|of) (?:${countries})\b|(?:^|[.,;] |\ban? )(?:${nationals})(?= (?:citizen|national|partner|investor|resident|shareholder)|,)|\b(?:lives? abroad|non-?resident|foreign (?:national|citizen|investor|partner|shareholder|owner)|(?:not a|no) U\.?S\.? citizen)\b`,
  'u',
)
const ownsShares =
  /\b(?:shareholders?|co-?owners?|owns?|owner|partner|shares|stake|equity|owned|holds? \d+|silent partner|\d{1,2}%)\b/i
const entityOwner =
  /\b(?:venture (?:fund|capital)|vc fund|fund|LLC|Inc\.?|corporation|holding|partnership)\b[^.;]{0,30}\b(?:owns?|holds?|takes?|with|gets?)\b[^.;]{0,20}\b(?:\d{1,2}%|shares|stake)|\bpreferred (?:shares|stock)\b|\btwo classes of (?:shares|stock)\b/i

/** An owner of the founders’ list who lives abroad. */
function findForeignOwner({ data }: PlanFacts) {
  for (const { id, role, background } of data.teamStructure.founders.slice(0, 80)) {
    const all = `${role.slice(0, 300)}. ${background.slice(0, 600)}`
    const sentence = splitSentences(all).find((part) => abroad.test(part))
    const isResident = /\b(?:green card|naturalized|permanent resident|U\.?S\.? citizen)\b/u.test(
      all.replace(/\b(?:not a|no) U\.?S\.? citizen/u, ''),
    )
    if (sentence === undefined || isResident || !ownsShares.test(all)) continue
    const field = background.includes(sentence) ? 'background' : 'role'
    return {
      sentence,
      mark: abroad.exec(sentence)?.[0].trim() ?? '',
      address: at('teamStructure', 'founders', { id }, field),
    }
  }
  return null
}

/** A shareholder abroad whom the legal step names. */
function findForeignShareholder({ data }: PlanFacts) {
  const { jurisdiction } = data.legalStructure
  const sentence = jurisdiction
    .slice(0, 600)
    .split(/(?<=[.;])\s+|,? and (?=\p{Lu})/u)
    .find((part) => abroad.test(part) && !/\b(?:customers?|clients?|suppliers?|sales)\b/i.test(part))
  if (sentence === undefined || !ownsShares.test(jurisdiction.slice(0, 600))) return null
  return {
    sentence,
    mark: abroad.exec(sentence)?.[0].trim() ?? '',
    address: at('legalStructure', 'jurisdiction'),
  }
}

/** Someone who owns the business or takes its profit, in the team step or in the forecast. */
function findOwner({ data, showMoney }: PlanFacts): { address: FieldAddress; says: string } | null {
  const draws = data.financialProjections.forecast.timing.ownersDraws ?? 0
  if (draws > 0) {
    return {
      address: at('financialProjections', 'forecast', 'timing', 'ownersDraws'),
      says: `Owners’ draws of ${showMoney(draws)} a month`,
    }
  }
  const owner = data.teamStructure.founders
    .slice(0, 80)
    .find(({ role }) =>
      /(?<!\b(?:product|process|home) )\b(?:co-?)?(?:owners?|proprietors?|shareholders?)\b/i.test(
        role.slice(0, 300),
      ),
    )
  return owner
    ? { address: at('teamStructure', 'founders', { id: owner.id }, 'role'), says: owner.role }
    : null
}

/** Of others, of another time or of the tax office alone. */
export const notOurs =
  /\b(?:later|convert\w*|instead|not|unlike|landlord|supplier|customers?|clients?|partners? (?:is|are)|before|until|if|when|may|could|former|previous|compared|taxed as|elect\w*)\b/i

/** The funding or the forecast has an owner or investor, whom a nonprofit does not have. */
function findNonprofitOwner(facts: PlanFacts): Finding {
  const { funding, forecast } = facts.data.financialProjections
  const investor = sampleItems(funding.contributions).find(
    ({ source, amount }) => source === 'investor' && (amount ?? 0) > 0,
  )
  const paid = sampleItems(forecast.people).find(({ isOwner, pay }) => isOwner && (pay ?? 0) > 0)
  const own = sampleItems(funding.contributions).find(
    ({ source, amount }) => source === 'owner' && (amount ?? 0) > 0,
  )
  const says = investor?.name ?? paid?.role ?? own?.name
  if (says === undefined) return null
  const address =
    !investor && paid
      ? at('financialProjections', 'forecast', 'people')
      : at('financialProjections', 'funding', 'contributions')
  return show(
    (investor ? warn : recommend)(
      'A nonprofit has no owner',
      investor
        ? `${quote(says)} is money from an investor, but nobody can own a share of a nonprofit or get a profit from it. Ask for gifts, grants or loans, or choose another form.`
        : `${quote(says)} is entered as an owner’s, but nobody owns a nonprofit: what it earns stays in it, and money that a founder puts in is a gift. If you want to earn from the business or sell it one day, choose another form. If not, enter wages and gifts.`,
      home,
    ),
    [
      { address: home, says: nameEntity('non-profit') },
      { address, says },
    ],
  )
}

export const entityRules: readonly Rule[] = [
  {
    id: 'law-s-corp-owner',
    steps: [10, 9],
    weight: weights.contradicts,
    find(facts) {
      if (facts.data.legalStructure.businessEntity !== 's-corp') return null
      const foreign = findForeignOwner(facts) ?? findForeignShareholder(facts)
      if (foreign) {
        return contradict(
          facts,
          'An S corporation cannot have this owner',
          `${quote(foreign.sentence, 60)}: an S corporation may only have shareholders who are citizens or residents of the United States. One other ends its tax status. Choose a C corporation or an LLC, or finance this partner with a loan.`,
          foreign,
        )
      }
      const company = findSentence(facts, entityOwner, ownersText)
      return (
        company &&
        contradict(
          facts,
          'An S corporation cannot have these shares',
          `${quote(company.sentence, 60)}: an S corporation has one class of shares, and no fund or company may hold them. Choose a C corporation or an LLC before you file.`,
          company,
        )
      )
    },
  },
  {
    id: 'law-form-of-another-country',
    steps: [10],
    weight: weights.contradicts,
    find(facts) {
      const { businessEntity, jurisdiction } = facts.data.legalStructure
      const country = readHome(facts)?.country
      if (businessEntity !== 's-corp' || !country || country.code === 'US') return null
      return show(
        recommend(
          'A legal form of another country',
          `An S corporation exists only in the United States, but you register in ${jurisdiction.trim() === '' ? country.name : quote(jurisdiction, 40)}. Choose the closest form here, and write the exact local one in the jurisdiction.`,
          home,
        ),
        [
          { address: home, says: nameEntity(businessEntity) },
          { address: at('legalStructure', 'jurisdiction'), says: jurisdiction },
        ],
      )
    },
  },
  {
    id: 'law-llc-venture',
    steps: [10],
    weight: weights.weak + 4,
    readers: ['investor'],
    find(facts) {
      if (facts.data.legalStructure.businessEntity !== 'llc') return null
      const found = findSentence(
        facts,
        /\b(?:venture (?:capital|funds?|investors?)|VCs?|[Ss]eries A|IPO|(?:employee )?stock options?|option pool)\b/u,
        ownersText,
      )
      if (!found || notOurs.test(found.sentence)) return null
      return show(
        recommend(
          'Venture funds rarely invest in an LLC',
          `${quote(found.sentence, 60)} points to venture money, but most funds may only hold shares of a C corporation. Plan the conversion with its cost and date, or say which investors accept an LLC.`,
          home,
        ),
        [
          { address: home, says: nameEntity('llc') },
          { address: found.address, says: found.sentence, mark: found.mark },
        ],
      )
    },
  },
  {
    id: 'law-nonprofit-pays-owners',
    steps: [10, 3, 8],
    weight: weights.contradicts,
    find(facts) {
      if (facts.data.legalStructure.businessEntity !== 'non-profit') return null
      const found = findSentence(
        facts,
        /\b(?:dividends?|owner[’']?s?[’']? draws?|(?:my|our|his|her|their|the|of|a) draws?(?! (?:in|at) (?:the|a)\b)|drawings of|draws? (?:of|a|per) |distributions? to (?:owners|founders)|profit shar\w+|share of (?:the )?profits?|owners? (?:take|receive|keep)s?\b[^.;]{0,20}\bprofit|shareholders?|sell the (?:company|business))(?!\w)/i,
        ['businessModel', ...ownersText],
      )
      if (found) {
        return contradict(
          facts,
          'A nonprofit has no owners to pay out',
          `${quote(found.sentence, 60)} does not fit a nonprofit: it can pay wages, but no profit, draw or sale price goes to a person. Change the form or the sentence.`,
          found,
        )
      }
      const funded = findNonprofitOwner(facts)
      if (funded) return funded
      const owner = findOwner(facts)
      if (!owner) return null
      return show(
        recommend(
          'A nonprofit belongs to no one',
          `You chose a nonprofit, but ${quote(owner.says, 60)} names an owner. A nonprofit has a board and employees, and its surplus stays with its purpose. If you want to own it and live from its profit, choose another form.`,
          home,
        ),
        [{ address: home, says: nameEntity('non-profit') }, owner],
      )
    },
  },
  {
    id: 'law-donations-need-nonprofit',
    steps: [10, 3],
    weight: weights.contradicts,
    find(facts) {
      const { businessEntity } = facts.data.legalStructure
      if (businessEntity === '' || businessEntity === 'non-profit') return null
      const found = findSentence(
        facts,
        /\b(?:tax[- ]deductible (?:donations?|gifts?)|501\(?c\)?\(?3\)?|charitable (?:donations?|status|grants?)|donations? (?:from|of|make|cover|pay|are)|grants? from (?:\w+ ){0,3}foundations?|foundation grants?|(?:we are|as) an? (?:registered |small )?(?:non-?profit|charity|not-for-profit))(?!\w)/i,
        ['businessModel', 'financialProjections', 'legalStructure', 'implementationTimeline'],
      )
      if (!found || /\b(?:we donate|we give|partner|to the food bank|to a)\b/i.test(found.sentence))
        return null
      return contradict(
        facts,
        'Donations need another legal form',
        `${quote(found.sentence, 60)} is open to nonprofits, but you chose ${nameEntity(businessEntity)}. Donors get no deduction and most foundations may not pay you. Change the form, work with a fiscal sponsor, or take the donations out of the plan.`,
        found,
      )
    },
  },
]
