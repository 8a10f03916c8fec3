import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { type PlanKeywords, readPlanKeywords } from './read-keywords.ts'

const perGroup = 6

/** Whether people look for such a business near them. */
const isLocal: Readonly<Record<TemplateId, boolean>> = {
  saas: false,
  startup: false,
  ecommerce: false,
  marketplace: true,
  consulting: true,
  service: true,
  'local-service': true,
}

/** The words with which people pay, by kind of business. */
const payingWords: Readonly<Record<TemplateId, readonly string[]>> = {
  saas: ['pricing', 'free trial', 'demo'],
  startup: ['pricing', 'demo', 'sign up'],
  ecommerce: ['buy', 'free shipping', 'gift'],
  marketplace: ['book', 'prices', 'available today'],
  consulting: ['cost', 'fixed price', 'consultation'],
  service: ['prices', 'book', 'same day'],
  'local-service': ['menu', 'order ahead', 'open now'],
}

export const answerKeywordIdeas: AnswerPlan = ({ data, templateId }) => {
  const words = readPlanKeywords(data, templateId)
  const kind = templateOrDefault(templateId).id
  if (words.offers.length === 0) {
    return {
      text: `Your plan does not yet say what you sell in words people would search for. Write the one-line description in ${nameStep('businessIdea')} as “We are a … for …” or “We sell … to …”, then ask again.`,
    }
  }
  return { text: words.isEnglish ? describeGroups(words, kind) : describeOwnWords(words) }
}

function describeGroups(words: PlanKeywords, kind: TemplateId): string {
  const { offers, task, topics, customers, places, rivals } = words
  const [main = ''] = offers
  const groups = [
    {
      name: 'Informational (they want to know: answer with an article)',
      ideas: [
        ...(task === null ? [] : [`how to ${task}`]),
        `${main} guide`,
        `${main} mistakes`,
        ...customers.map((customer) => `${main} tips for ${customer}`),
        ...topics,
      ],
    },
    {
      name: 'Commercial (they compare: answer with a fair comparison)',
      ideas: [
        `best ${main}`,
        ...customers.map((customer) => `${main} for ${customer}`),
        ...rivals.map((rival) => `${rival} alternative`),
        `${main} reviews`,
        `${main} comparison`,
      ],
    },
    {
      name: 'Transactional (they are ready: answer with a page that has the price on it)',
      ideas: payingWords[kind].map((word) =>
        word === 'buy' || word === 'book' ? `${word} ${main}` : `${main} ${word}`,
      ),
    },
    {
      name: 'Local (they are nearby: answer with a map profile and a page for the place)',
      ideas: [
        ...(isLocal[kind] ? [`${main} near me`] : []),
        ...places.flatMap((place) => [`${main} ${place}`, `best ${main} in ${place}`]),
      ],
    },
  ].filter(({ ideas }) => ideas.length > 0)
  return paragraphs(
    'Keyword ideas from your plan’s own words, by what the person who types them wants. I do not know how often they are searched for: check that with a keyword planner before you write.',
    ...groups.map(({ name, ideas }) => `**${name}**\n\n${bullets([...new Set(ideas)].slice(0, perGroup))}`),
    !isLocal[kind] &&
      'Local search matters little for a business like yours, unless you sell to one region first.',
    places.length === 0 &&
      isLocal[kind] &&
      `Name your town or district in the one-line description (${nameStep('businessIdea')}), and I can add local phrases.`,
    '**Action Items**',
    bullets([
      'Begin with the transactional and local phrases: they are few and bring money.',
      'Type each into the search box and note what it suggests.',
      'Take wording from customers’ emails and reviews; it beats anything a founder invents.',
    ]),
  )
}

/** Words of two languages side by side are what nobody searches for, so the plan's own stand alone. */
function describeOwnWords({ offers, customers }: PlanKeywords): string {
  return paragraphs(
    'Your plan is not written in English, so I leave its words as they are instead of mixing languages. Begin with these:',
    offers.length > 0 && `**What you offer**\n\n${bullets(offers)}`,
    customers.length > 0 && `**For whom**\n\n${bullets(customers)}`,
    'Make four groups of them, in your customers’ language:',
    bullets([
      'Informational: add your words for “how to”, “what is”, “which”. Answer with an article.',
      'Commercial: add “best”, “compare”, “reviews”, a competitor’s name. Answer with a fair comparison.',
      'Transactional: add “buy”, “price”, “book”. Answer with a page that has the price on it.',
      'Local: add your town, the district, “near me”. Answer with a map profile.',
    ]),
    'Then type each into the search box and take what it suggests.',
  )
}
