import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { home, nameEntity, notOurs } from './entity.ts'

/** The legal form, in the papers that the plan names and in the forecast. */

/** An imported plan can have the form in words of its own. */
function readEntity({ data }: PlanFacts): string {
  const value = data.legalStructure.businessEntity.trim().slice(0, 60)
  const forms: readonly (readonly [RegExp, string])[] = [
    [/^s[- ]corp/i, 's-corp'],
    [/^(?:c[- ]corp|corporation|inc\b)/i, 'corporation'],
    [/^(?:llc|limited liability)/i, 'llc'],
    [/^(?:sole|self)/i, 'sole-proprietorship'],
    [/^(?:general )?partnership/i, 'partnership'],
  ]
  return forms.find(([pattern]) => pattern.test(value))?.[1] ?? value
}

/** An LLC that asks the tax office to treat it as an S corporation keeps its own papers. */
const electsTax = /\belect(?:s|ed|ion|ing)?\b|\b2553\b|\btaxed as\b/i

function saysElection(facts: PlanFacts): boolean {
  return listSectionTexts(facts, [
    'legalStructure',
    'implementationTimeline',
    'financialProjections',
    'businessModel',
  ]).some(({ text }) => electsTax.test(text))
}

const otherForms: Readonly<Record<string, RegExp>> = {
  'sole-proprietorship':
    /\b(?:LLC|[Aa]rticles of (?:incorporation|organization)|S[- ]corp\w*|C[- ]corp\w*|incorporat\w+|[Oo]perating agreement)\b/u,
  partnership:
    /\b(?:LLC|[Aa]rticles of (?:incorporation|organization)|S[- ]corp\w*|C[- ]corp\w*|incorporat(?:ed|ion))\b/u,
  llc: /\b(?:[Aa]rticles of incorporation|C[- ]corp\w*|sole propriet\w+|stock options|bylaws|board of directors elected|[Ss]tock certificates?|shares are issued|certificate of incorporation)\b/u,
  corporation:
    /\b(?:LLC (?:filing|filed|formed|registration|registered|formation)|[Oo]perating agreement|[Aa]rticles of organization|sole propriet\w+|S (?:corporation )?election|members? of the LLC|owner[’']s draws?)\b/u,
  's-corp': /\b(?:sole propriet\w+|C[- ]corporation)\b/u,
  'non-profit':
    /\b(?:LLC (?:filing|filed|formed|registration|registered|formation)|sole propriet\w+|S[- ]corp\w*)\b/u,
}
const papersOfLlc =
  /\b(?:[Aa]rticles of organization|[Oo]perating agreement|LLC (?:filing|filed|formed|registration|registered|formation|papers)|members? of the LLC)\b/u
export const entityAgreementRules: readonly Rule[] = [
  {
    id: 'law-entity-named-otherwise',
    steps: [10, 12],
    weight: weights.contradicts,
    find(facts) {
      const businessEntity = readEntity(facts)
      const other = Object.hasOwn(otherForms, businessEntity) ? otherForms[businessEntity] : undefined
      if (!other) return null
      const isPlain = businessEntity !== 's-corp' || saysElection(facts)
      const pattern = isPlain ? other : new RegExp(`${other.source}|${papersOfLlc.source}`, 'u')
      for (const { text, address } of listSectionTexts(facts, ['legalStructure', 'implementationTimeline'])) {
        if (address[1] === 'businessEntity') continue
        const sentence = splitSentences(text).find((part) => pattern.test(part) && !notOurs.test(part))
        if (sentence === undefined) continue
        const mark = pattern.exec(sentence)?.[0] ?? ''
        return show(
          recommend(
            'Two legal forms in one plan',
            `You chose ${nameEntity(businessEntity)}, but ${quote(sentence, 60)} belongs to another form. Decide on one and use it everywhere. The bank’s papers carry the exact form.`,
            home,
          ),
          [
            { address: home, says: nameEntity(businessEntity) },
            { address, says: sentence, mark },
          ],
        )
      }
      return null
    },
  },
  {
    id: 'law-forecast-entity',
    steps: [10, 8],
    weight: weights.contradicts,
    find(facts) {
      const businessEntity = readEntity(facts)
      const { entity } = facts.data.financialProjections.forecast.frame
      const expected: Readonly<Record<string, readonly string[]>> = {
        'sole-proprietorship': ['sole-trader', 'llc'],
        partnership: ['partnership', 'llc', 'sole-trader'],
        llc: ['llc', 'sole-trader', 'partnership', 's-corporation'],
        corporation: ['corporation'],
        's-corp': saysElection(facts) ? ['s-corporation', 'llc'] : ['s-corporation'],
        'b-corp': ['corporation', 's-corporation'],
      }
      const fitting = Object.hasOwn(expected, businessEntity) ? expected[businessEntity] : undefined
      if (!fitting || entity === '' || fitting.includes(entity)) return null
      return show(
        (businessEntity === 's-corp' && entity === 'llc' ? recommend : warn)(
          'The forecast is taxed as another form',
          `The legal step says ${nameEntity(businessEntity)}, but the forecast calculates tax and owners’ pay for ${quote(entity)}. Choose the same form in both. It decides whether the company pays income tax.`,
          home,
        ),
        [
          { address: home, says: nameEntity(businessEntity) },
          { address: at('financialProjections', 'forecast', 'frame', 'entity'), says: entity },
        ],
      )
    },
  },
]
