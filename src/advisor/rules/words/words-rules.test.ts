import { expect, test } from 'vitest'
import { type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { emptyWordRules } from './empty-words.ts'
import { hopeRules } from './hope.ts'
import { repeatRules } from './repeats.ts'
import { rewordedRules } from './reworded.ts'
import { undecidedRules } from './undecided.ts'

const advantages = (...list: object[]) => ({ competitiveAnalysis: { competitiveAdvantages: list } })
const channels = (...list: string[]) => ({ marketingStrategy: { channels: list } })
const metrics = (...list: string[]) => ({ marketingStrategy: { metrics: list } })
const risks = (...list: object[]) => ({ riskAnalysis: { risks: list } })
const sentence = 'We bake eight breads and ten pastries every night for the neighborhood.'

const mill = 'The mill in Tulla cuts ash and oak for us by contract'
const millAgain = 'By contract, the Tulla mill cuts our ash and oak'
const other = 'Two drivers bring the finished tables to the customer'

/** Answers that put something off, each with a sound one that looks like it. */
const putOff = [
  ['We are still working on the contract', 'The mill is still the only one with a saw of ten feet'],
  ['All necessary permits as required', 'All permits of the harbor office'],
  ['See the attached list', 'See Tulla Mill, signed in May 2026, for ash and oak from the county'],
  ['No supplier yet', 'No other workshop has asked this mill yet'],
  ['Find a new one quickly', 'Find a new mill within 40 miles'],
  ['We cross that bridge when we come to it', 'We cross the bridge to Ennis twice a day with two vans'],
  ['Aoife, can you add the mills here?', 'We answer “Can you add a leaf?” within a day, from drawings'],
] as const

const cases: readonly RuleCase[] = [
  {
    rule: 'words-generic-advantages',
    fault: advantages(
      { id: 'a1', title: 'Quality and trust', description: 'We put the customer first.' },
      { id: 'a2', title: 'Great service', description: 'Our friendly staff goes the extra mile.' },
    ),
    fixed: advantages(
      { id: 'a1', title: 'Quality', description: 'Ovens from 1925 that no other bakery in Duluth has.' },
      { id: 'a2', title: 'Open at 6:45', description: 'No one else opens before 7:15.' },
    ),
    says: ['“Quality and trust” and “Great service”'],
    place: 'competitiveAnalysis.competitiveAdvantages.a1.title',
  },
  {
    rule: 'words-generic-position',
    fault: {
      competitiveAnalysis: { marketPosition: 'We are the best and most trusted with excellent service.' },
    },
    fixed: {
      competitiveAnalysis: { marketPosition: 'Between the $40 tool for one truck and the $800 system.' },
    },
    says: ['most trusted'],
    place: 'competitiveAnalysis.marketPosition',
  },
  {
    rule: 'words-hope-channel',
    fault: channels('Word of mouth', 'Clips that hopefully go viral'),
    fixed: channels(
      'Word of mouth with a $15 credit for each referral',
      'Two clips a week on the Google profile',
    ),
    says: ['“Word of mouth”'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-hope-channel',
    fault: channels('Word of mouth', 'Cards at the vet'),
    fixed: channels('Cards at the vet'),
    says: ['“Word of mouth” depends'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-hope-channel',
    fault: channels('Couples will discover my work online', 'Cards at the florist'),
    fixed: channels('Guests who share a photo get a free print', 'A sign that people see from the bus'),
    says: ['“Couples will discover'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-hope-channel',
    fault: channels('Nurses tell new mothers without being asked', 'Cards at the florist'),
    fixed: channels('Nurses get a card to hand on, with $10 off', 'Cards at the florist'),
    says: ['“Nurses tell new mothers'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-hope-channel',
    fault: channels('Our good name in the valley', 'Cards at the florist'),
    fixed: channels('Our name on both vans, seen on 9 routes', 'Cards at the florist'),
    says: ['“Our good name'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-hope-answer',
    fault: risks({
      id: 'r1',
      description: 'A boiler fails',
      mitigation: 'Boilers rarely fail, so it is unlikely.',
    }),
    fixed: risks({
      id: 'r1',
      description: 'A boiler fails',
      mitigation: 'Unlikely, but a second boiler runs.',
    }),
    says: ['Boilers rarely fail'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
  {
    rule: 'words-vanity-metrics',
    fault: metrics('Instagram followers: 5,000', 'Likes on photos'),
    fixed: metrics('Instagram followers: 5,000', 'Cost of a new customer: $42', 'Orders a month: 40'),
    says: ['“Instagram followers: 5,000”'],
    place: 'marketingStrategy.metrics',
  },
  {
    rule: 'words-vanity-metrics',
    fault: metrics('Connections on LinkedIn: 900', 'Minutes watched: 4,000', 'Name recognition: 30%'),
    fixed: metrics('Connections on LinkedIn: 900', 'Calls a week: 12', 'Quotes accepted: 30%'),
    says: ['“Connections on LinkedIn: 900”'],
    place: 'marketingStrategy.metrics',
  },
  {
    rule: 'words-buzzwords',
    fault: { businessIdea: { solution: 'A disruptive, world-class, seamless service.' } },
    fixed: { businessIdea: { solution: 'A seamless pipe.' } },
    says: ['“disruptive”'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'words-bare-list',
    fault: channels('Facebook', 'Instagram', 'Google ads'),
    fixed: channels('Facebook', 'Two photos a week on Instagram', 'Google ads'),
    says: ['“Facebook”'],
    place: 'marketingStrategy.channels',
  },
  {
    rule: 'words-idea-reworded',
    fault: {
      businessIdea: {
        solution: 'I park in the driveway, groom one dog at a time and carry my own water, heat and air.',
        valueProposition: 'I groom one dog at a time in the driveway, and carry my own water and heat.',
      },
    },
    fixed: {
      businessIdea: {
        solution: 'I park in the driveway, groom one dog at a time and carry my own water, heat and air.',
        valueProposition: 'The dog is home again after an hour instead of five, without a ride in the heat.',
      },
    },
    says: ['groom one dog'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'words-copied-list',
    fault: {
      businessModel: { keyActivities: ['Pour twice a week', 'Pack and ship'] },
      operationsPlan: { keyProcesses: ['Pour twice a week', 'Pack and ship'] },
    },
    fixed: {
      businessModel: { keyActivities: ['Pour twice a week', 'Pack and ship'] },
      operationsPlan: { keyProcesses: ['Pour 96 jars a batch', 'Pack and ship'] },
    },
    says: ['“Pour twice a week”'],
    place: 'operationsPlan.keyProcesses',
  },
  {
    rule: 'words-copied-list',
    fault: {
      operationsPlan: {
        technology: ['Shop software', 'Two ovens'],
        suppliers: ['Two ovens', 'Shop software'],
      },
    },
    fixed: {
      operationsPlan: { technology: ['Shop software', 'Two ovens'], suppliers: ['Mill', 'Two ovens'] },
    },
    says: ['“Shop software”'],
    place: 'operationsPlan.technology',
  },
  {
    rule: 'words-reworded-competitiveAnalysis',
    fault: advantages(
      {
        id: 'a1',
        title: 'Eight hotels signed',
        description: 'Their 940 rooms hand out our code and no other.',
      },
      {
        id: 'a2',
        title: 'Agreements with eight hotels',
        description: 'Their 940 rooms hand out only our code.',
      },
    ),
    fixed: advantages(
      {
        id: 'a1',
        title: 'Eight hotels signed',
        description: 'Their 940 rooms hand out our code and no other.',
      },
      { id: 'a2', title: 'Small rides', description: 'Three wineries take groups of eight from us only.' },
    ),
    says: ['Agreements with eight hotels'],
    place: 'competitiveAnalysis.competitiveAdvantages.a2.description',
  },
  ...rewordedRules
    .filter(({ id }) => id !== 'words-reworded-competitiveAnalysis')
    .map(({ id }) => ({ rule: id, ...rewordIn(id.replace('words-reworded-', '')), says: ['mill'] })),
  ...putOff.map(([text, sound]) => ({
    rule: 'words-undecided-businessModel',
    fault: { businessModel: { keyPartnerships: [text] } },
    fixed: { businessModel: { keyPartnerships: [sound] } },
    says: [text],
    place: 'businessModel.keyPartnerships.0',
  })),
  ...['Sawmill, details to follow', 'Architects (tbc)', 'Sawmill, to follow'].map((text) => ({
    rule: 'words-undecided-businessModel',
    fault: { businessModel: { keyPartnerships: [text] } },
    type: 'warning' as const,
    says: [text],
    place: 'businessModel.keyPartnerships.0',
  })),
  ...repeatRules
    .filter(({ id }) => id.startsWith('words-said-again-'))
    .map(({ id }) => ({
      rule: id,
      ...repeatIn(id.replace('words-said-again-', '')),
      says: ['We bake eight breads'],
    })),
  ...undecidedRules.map(({ id }) => ({
    rule: id,
    type: 'warning' as const,
    ...openIn(id.replace('words-undecided-', '')),
    says: ['“TBD”'],
  })),
]

testRuleCases([...emptyWordRules, ...hopeRules, ...repeatRules, ...rewordedRules, ...undecidedRules], cases)

test('a summary may repeat a sentence of the plan', () => {
  const said = 'We bake eight breads every night for the cafés of the old town.'
  const plan = { businessIdea: { solution: said }, implementationTimeline: { executiveSummary: said } }
  expect(runRule('words-said-again-implementationTimeline', plan)).toEqual([])
})

const describesPartners = (text: string) =>
  runRule('words-undecided-businessModel', { businessModel: { keyPartnerships: [text] } })

test.each(['Sawmill, details to follow', 'Architects (tbc)', 'Various', 'As needed', 'To be clarified'])(
  '“%s” is an open answer',
  (text) => {
    expect(describesPartners(text).map(({ type }) => type)).toEqual(['warning'])
  },
)

test.each([
  'Still being discussed with the mill',
  'Will be decided later',
  'Price to be negotiated',
  'Checks at the end of the day – ask Jolene how the old store did it',
  'Two mills. Write this up before printing',
  'Ask Priya what the agency charges',
  'Farms nearby, fill in before the meeting',
  'Check with Omar first, then complete it later',
  'Prices to be agreed',
  'Terms are not fixed yet',
])('“%s” is asked about', (text) => {
  expect(describesPartners(text).map(({ type }) => type)).toEqual(['recommendation'])
})

test.each([
  'The mill gives us rules to follow',
  'A route to be set up in May',
  'Standard flour from Dakota Mill',
  'They buy more later in the season',
  'Prices to be agreed with each customer',
  'Guests have no idea of the price',
  'City and county business license',
  'Owners decide within a day when it is broken',
  'Regulars ask Jolene for the rye',
])('“%s” is an answer', (text) => {
  expect(describesPartners(text)).toEqual([])
})

/** One text field of each step. */
function placeIn(section: string): {
  place: string
  patch: (text: string) => Record<string, Record<string, unknown>>
} {
  const item = { id: 'x1', name: 'A', title: 'A' }
  const fields: Readonly<Record<string, readonly [string, (text: string) => Record<string, unknown>]>> = {
    businessIdea: ['solution', (solution) => ({ solution })],
    marketAnalysis: ['summary', (summary) => ({ summary })],
    businessModel: ['keyResources.0', (text) => ({ keyResources: [text] })],
    competitiveAnalysis: ['marketPosition', (marketPosition) => ({ marketPosition })],
    customerPersonas: ['personas.x1.goals', (goals) => ({ personas: [{ ...item, goals }] })],
    marketingStrategy: ['budget', (budget) => ({ budget })],
    operationsPlan: ['quality', (quality) => ({ quality })],
    financialProjections: [
      'startupCosts.x1.description',
      (description) => ({ startupCosts: [{ ...item, description }] }),
    ],
    teamStructure: ['advisors.x1.expertise', (expertise) => ({ advisors: [{ ...item, expertise }] })],
    legalStructure: ['licenses.0', (text) => ({ licenses: [text] })],
    riskAnalysis: ['risks.x1.mitigation', (mitigation) => ({ risks: [{ ...item, mitigation }] })],
    implementationTimeline: [
      'milestones.x1.description',
      (description) => ({ milestones: [{ ...item, description }] }),
    ],
  }
  const [field, patch] = fields[section] ?? ['', () => ({})]
  return { place: `${section}.${field}`, patch: (text) => ({ [section]: patch(text) }) }
}

function openIn(section: string) {
  const { place, patch } = placeIn(section)
  return { fault: patch('Supplier: TBD'), fixed: patch('The debt is due in May'), place }
}

/** The sentence is in the first step, or in the first field of it. */
function repeatIn(section: string) {
  const { place, patch } = placeIn(section)
  const isFirst = section === 'businessIdea'
  const said = {
    businessIdea: isFirst ? { problemStatement: sentence, solution: sentence } : { solution: sentence },
  }
  return {
    fault: { ...patch(sentence), ...said },
    fixed: { ...patch('Bread.'), businessIdea: { solution: sentence } },
    place,
  }
}

/** Two entries of a list of the step that say one thing, or two. */
function rewordIn(section: string) {
  const titled = (texts: readonly string[]) =>
    texts.map((text, index) => ({
      id: `x${index}`,
      title: 'A',
      name: 'A',
      description: text,
      painPoints: text,
    }))
  const fields: Readonly<Record<string, readonly [string, (texts: readonly string[]) => object]>> = {
    marketAnalysis: ['trends.x1.description', (texts) => ({ trends: titled(texts) })],
    businessModel: ['keyResources.1', (keyResources) => ({ keyResources })],
    customerPersonas: ['personas.x1.painPoints', (texts) => ({ personas: titled(texts) })],
    marketingStrategy: ['channels.1', (list) => ({ channels: list })],
    operationsPlan: ['keyProcesses.1', (keyProcesses) => ({ keyProcesses })],
    legalStructure: ['regulations.1', (regulations) => ({ regulations })],
    riskAnalysis: ['risks.x1.description', (texts) => ({ risks: titled(texts) })],
  }
  const [field = '', patch = () => ({})] = fields[section] ?? []
  return {
    fault: { [section]: { ...patch([mill, millAgain]) } },
    fixed: { [section]: { ...patch([mill, other]) } },
    place: `${section}.${field}`,
  }
}
