import type { FieldKey } from '#domain/plan/address/field-key.ts'

/** What a field has to hold before a reader learns something from it. */
export interface ExpectedAnswer {
  readonly field: FieldKey
  /** Fewer words that carry meaning are too few. A figure makes up for them. */
  readonly words?: number
  /** Fewer words that no other business would write are too few. A figure or a name makes up for them. */
  readonly ownWords?: number
  /** A longer answer is read as one, whatever its words. */
  readonly mostWords?: number
  /** A word that is an answer by itself. */
  readonly unless?: RegExp
  /** What a full answer says. */
  readonly wants: string
  /** Every item of the list is as poor. One poor item among others is no gap. */
  readonly isList?: boolean
}

export const expectedAnswers: readonly ExpectedAnswer[] = [
  { field: 'businessIdea.oneLiner', ownWords: 2, wants: 'what you sell, to whom and where' },
  {
    field: 'businessIdea.problemStatement',
    ownWords: 2,
    wants: 'who has the problem, how often, and what it costs them',
  },
  { field: 'businessIdea.solution', words: 5, ownWords: 3, wants: 'what customers get, how and when' },
  {
    field: 'businessIdea.valueProposition',
    words: 4,
    ownWords: 2,
    wants: 'what gets better for the customer, by how much',
  },
  {
    field: 'marketAnalysis.summary',
    words: 7,
    ownWords: 4,
    wants: 'who was asked or counted, when, and what came out',
  },
  { field: 'marketAnalysis.segments.size', words: 4, wants: 'how many there are' },
  {
    field: 'marketAnalysis.segments.growthRate',
    words: 6,
    unless:
      /\b(?:flat|stable|level|steady|constant|unchanged|shrink\w*|declin\w*|fall\w*|no growth|none|zero)\b/i,
    wants: 'by how many percent a year it grows, and who counted it',
  },
  {
    field: 'marketAnalysis.segments.characteristics',
    words: 2,
    ownWords: 1,
    mostWords: 6,
    wants: 'what these customers have in common',
  },
  {
    field: 'marketAnalysis.trends.description',
    words: 2,
    ownWords: 2,
    wants: 'what changes, by how much, and who measured it',
  },
  {
    field: 'businessModel.keyResources',
    words: 3,
    ownWords: 1,
    wants: 'what you have, how much of it and since when',
    isList: true,
  },
  {
    field: 'businessModel.keyActivities',
    ownWords: 1,
    wants: 'what you do each day or week, and how much of it',
    isList: true,
  },
  {
    field: 'businessModel.keyPartnerships',
    words: 3,
    ownWords: 1,
    wants: 'who it is, and what each side gives',
    isList: true,
  },
  {
    field: 'competitiveAnalysis.pricingStrategy',
    words: 6,
    ownWords: 3,
    wants: 'your price, beside those of the others',
  },
  {
    field: 'competitiveAnalysis.marketPosition',
    wants: 'for whom you are, and between which two others you stand',
  },
  {
    field: 'competitiveAnalysis.directCompetitors.strengths',
    ownWords: 1,
    // Common words that say all the same what a rival does better.
    unless:
      /\b(?:for (?:years|decades|generations)|tax returns?|fixed (?:low |monthly )?(?:prices?|fees?)|open (?:late|early|daily|all day|sundays?|weekends?)|same[- ]day|next[- ]day|free (?:delivery|returns|shipping|parking)|walk[- ]?ins?)\b/i,
    wants: 'what each of them does well, so that a customer stays',
    isList: true,
  },
  {
    field: 'competitiveAnalysis.directCompetitors.weaknesses',
    ownWords: 1,
    wants: 'what customers miss there: a time, a price, something they do not offer',
    isList: true,
  },
  {
    field: 'competitiveAnalysis.directCompetitors.pricing',
    words: 99,
    wants: 'what they charge. A phone call or their website tells it',
    isList: true,
  },
  {
    field: 'customerPersonas.personas.demographics',
    words: 2,
    ownWords: 2,
    wants: 'age, household, job and income, as for a person you know',
  },
  {
    field: 'customerPersonas.personas.painPoints',
    words: 2,
    ownWords: 1,
    wants: 'what bothers them, how often',
  },
  { field: 'customerPersonas.personas.goals', words: 2, wants: 'what they want to reach' },
  {
    field: 'customerPersonas.personas.buyingBehavior',
    words: 2,
    ownWords: 1,
    wants: 'where, how often and for how much they buy',
  },
  {
    field: 'marketingStrategy.channels',
    words: 2,
    ownWords: 1,
    wants: 'what you do there, and what it brings',
    isList: true,
  },
  {
    field: 'marketingStrategy.timeline',
    ownWords: 2,
    wants: 'which month each channel starts, and what it should bring by when',
  },
  {
    field: 'operationsPlan.keyProcesses',
    ownWords: 2,
    wants: 'each step of the work, who does it and how long it takes',
    isList: true,
  },
  {
    field: 'operationsPlan.suppliers',
    ownWords: 1,
    wants: 'who delivers what, at which terms',
    isList: true,
  },
  {
    field: 'operationsPlan.technology',
    words: 2,
    ownWords: 1,
    wants: 'what it is used for and what it costs',
    isList: true,
  },
  {
    field: 'operationsPlan.quality',
    ownWords: 2,
    wants: 'what you check, when, and what happens if it is wrong',
  },
  {
    field: 'teamStructure.founders.background',
    ownWords: 2,
    wants: 'where each founder worked, how long, and what they ran',
  },
  {
    field: 'teamStructure.advisors.expertise',
    ownWords: 1,
    wants: 'what each advisor has done, and what they do for you',
    isList: true,
  },
  {
    field: 'legalStructure.regulations',
    ownWords: 1,
    wants: 'which rule it is, who enforces it and what you do about it',
    isList: true,
  },
  {
    field: 'legalStructure.licenses',
    ownWords: 1,
    wants: 'which license it is, who issues it and how long it takes',
    isList: true,
  },
  {
    field: 'riskAnalysis.risks.description',
    ownWords: 1,
    mostWords: 2,
    wants: 'what would happen, when, and what it would cost',
  },
  {
    field: 'riskAnalysis.risks.mitigation',
    ownWords: 2,
    wants: 'one thing you do, and the figure or date that sets it off',
  },
  {
    field: 'implementationTimeline.executiveSummary',
    words: 400,
    wants: 'what you ask for, what it pays for, and the sales that pay it back',
  },
]
