import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type PlanKeywords, readPlanKeywords } from './read-keywords.ts'

const perGroup = 6

/** Whether people search for this kind of business nearby. */
const isLocal: Readonly<Record<TemplateId, boolean>> = {
  saas: false,
  startup: false,
  ecommerce: false,
  marketplace: true,
  consulting: true,
  service: true,
  'local-service': true,
}

/** Words that people add when they are ready to pay. */
const payingWords: Readonly<Record<TemplateId, readonly string[]>> = {
  saas: ['pricing', 'free trial', 'demo'],
  startup: ['pricing', 'demo', 'sign up'],
  ecommerce: ['buy', 'free shipping', 'gift'],
  marketplace: ['book', 'prices', 'available today'],
  consulting: ['cost', 'fixed price', 'consultation'],
  service: ['prices', 'book', 'same day'],
  'local-service': ['menu', 'order ahead', 'open now'],
}

/** What people search for at a usual business of the kind, until the plan says what it sells. */
const usualOffers: Readonly<Record<TemplateId, string>> = {
  saas: 'small business software',
  startup: 'small business app',
  ecommerce: 'online shop',
  marketplace: 'booking site',
  consulting: 'business consultant',
  service: 'home service',
  'local-service': 'coffee shop',
}

export const answerKeywordIdeas: AnswerPlan = ({ data, templateId }) => {
  const words = readPlanKeywords(data, templateId)
  const kind = templateOrDefault(templateId).id
  if (words.offers.length === 0) {
    const usual = { ...words, isEnglish: true, offers: [usualOffers[kind]] }
    return {
      text: paragraphs(
        `Your plan does not yet say what you sell in words people would search for. Write the one-line description in ${nameStep('businessIdea')} as “We are a … for …” or “We sell … to …” and ask again. Until then, these show the pattern with “${usualOffers[kind]}”. Put your own words in its place.`,
        describeGroups(usual, kind),
      ),
    }
  }
  return { text: words.isEnglish ? describeGroups(words, kind) : describeOwnWords(words) }
}

function describeGroups(words: PlanKeywords, kind: TemplateId): string {
  const { offers, task, topics, customers, places, rivals } = words
  const [main = ''] = offers
  const groups = [
    {
      name: 'Informational (they want to learn: answer with an article)',
      ideas: [
        ...(task === null ? [] : [`how to ${task}`]),
        `${main} guide`,
        `${main} mistakes`,
        ...customers.map((customer) => `${main} tips for ${customer}`),
        ...topics,
      ],
    },
    {
      name: 'Commercial (they are comparing: answer with a fair comparison)',
      ideas: [
        `best ${main}`,
        ...customers.map((customer) => `${main} for ${customer}`),
        ...rivals.map((rival) => `${rival} alternative`),
        `${main} reviews`,
        `${main} comparison`,
      ],
    },
    {
      name: 'Transactional (they are ready to buy: answer with a page that shows the price)',
      ideas: payingWords[kind].map((word) =>
        word === 'buy' || word === 'book' ? `${word} ${main}` : `${main} ${word}`,
      ),
    },
    {
      name: 'Local (they are nearby: answer with a map profile and a page for the area)',
      ideas: [
        ...(isLocal[kind] ? [`${main} near me`] : []),
        ...places.flatMap((place) => [`${main} ${place}`, `best ${main} in ${place}`]),
      ],
    },
  ].filter(({ ideas }) => ideas.length > 0)
  return paragraphs(
    'Keyword ideas from your plan’s own words, grouped by what the searcher wants. I do not know how often people search for them, so check with a keyword planner before you write.',
    ...groups.map(({ name, ideas }) => `**${name}**\n\n${bullets([...new Set(ideas)].slice(0, perGroup))}`),
    !isLocal[kind] &&
      'Local search matters little for a business like yours, unless you sell to one region first.',
    places.length === 0 &&
      isLocal[kind] &&
      `Name your town or neighborhood in the one-line description (${nameStep('businessIdea')}), and I can add local phrases.`,
    '**Action Items**',
    bullets([
      'Start with the transactional and local phrases. There are only a few, and they bring in money.',
      'Type each into the search box and note what it suggests.',
      'Use wording from customers’ emails and reviews. It beats anything a founder makes up.',
    ]),
  )
}

/** No one searches in two languages at once, so English words are not added to the plan's own. */
function describeOwnWords({ offers, customers }: PlanKeywords): string {
  return paragraphs(
    'Your plan is not written in English, so I keep its own words instead of mixing languages. Start with these:',
    offers.length > 0 && `**What you offer**\n\n${bullets(offers)}`,
    customers.length > 0 && `**Who it is for**\n\n${bullets(customers)}`,
    'Sort them into four groups, in your customers’ language:',
    bullets([
      'Informational: add your words for “how to”, “what is”, “which”. Answer with an article.',
      'Commercial: add “best”, “compare”, “reviews”, a competitor’s name. Answer with a fair comparison.',
      'Transactional: add “buy”, “price”, “book”. Answer with a page that shows the price.',
      'Local: add your town, the neighborhood, “near me”. Answer with a map profile.',
    ]),
    'Then type each into the search box and use what it suggests.',
  )
}
