import { saysNothing } from '#advisor/facts/common-words.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { countWords, isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { isGeneric } from '#advisor/rules/generic-advantage.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

const section = 'competitiveAnalysis'

const vanity =
  /\b(?:followers?|likes?|impressions?|views?|page ?views?|reach|visits? to (?:the |our )?(?:website|site|page)|website (?:visits|visitors|traffic|hits)|site traffic|traffic|hits|shares|mentions|brand awareness|awareness|engagement|fans|readers|(?:name|brand) recognition|connections on|tagged|hashtags?|comments|applause|plays|watch time|minutes watched|press (?:mentions|articles|coverage)|buzz|people who (?:know|have heard of) (?:us|our)|subscribers on|people who see|downloads|sign-?ups? for (?:the )?newsletter|open rate|click(?:s|-through)?(?: rate)?)\b/i
const business =
  /\b(?:customers?|clients?|sales?|orders?|revenue|bookings?|booked|buy|buys|buyers?|bought|purchases?|paying|paid|cost|cac|conversion|convert\w*|contracts?|quotes?|leads?|enroll\w*|rebook\w*|repeat|churn|retention|margin|visits a day|visits per day|covers|seats|hours billed|billed|members?|subscribers?|inquir\w*|appointments?|demos?|profit|average (?:order|purchase|ticket)|sign(?:s|ed|ups?)?)\b/i

const buzzwords =
  /\b(?:synerg\w+|disrupt(?:ive|ing|or)|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionar\w+|game[- ]chang\w+|next[- ]generation|best[- ]in[- ]class|paradigm\w*|one[- ]stop[- ]shop|holistic\w*|seamless\w*|unparalleled|industry[- ]leading|leverag(?:e|ing)|ecosystem|unmatched|bleeding[- ]edge|robust solutions?|360[- ]degree)\b/gi

export const emptyWordRules: readonly Rule[] = [
  {
    id: 'words-generic-advantages',
    steps: [4],
    weight: weights.weak + 5,
    find({ data }) {
      const written = sampleItems(data.competitiveAnalysis.competitiveAdvantages).filter(
        ({ title, description }) => isFinished(title) && !description.includes('['),
      )
      const generic = written.filter(({ title, description }) => isGeneric(title, description))
      const [first] = generic
      if (!first || generic.length * 2 < written.length) return null
      return show(
        recommend(
          'Advantages that every rival claims',
          `${quoteList(
            generic.map(({ title }) => title),
            'advantage',
          )} could ${plural(generic.length, 'appear', 'all appear')} in any competitor’s plan. Replace ${plural(generic.length, 'it', 'them')} with something a rival does not have and a reader can check: a contract, a place, a measured time, a price.`,
          atItem(section, 'competitiveAdvantages', first.id, 'title'),
        ),
        generic.slice(0, 3).map(({ id, title, description }) => ({
          address: atItem(section, 'competitiveAdvantages', id, 'title'),
          says: `${title}: ${description}`,
        })),
      )
    },
  },
  {
    id: 'words-generic-position',
    steps: [4],
    weight: weights.polish,
    find({ data }) {
      const text = data.competitiveAnalysis.marketPosition
      if (!isFinished(text) || !saysNothing(text, 1)) return null
      return recommend(
        'A position that fits anyone',
        `${quote(text, 60)} says nothing that a rival would not say too. Write for whom you are, between which two others you stand, and what you do not do.`,
        at(section, 'marketPosition'),
      )
    },
  },
  {
    id: 'words-vanity-metrics',
    steps: [6],
    weight: weights.weak + 5,
    find({ data }) {
      const metrics = sampleItems(data.marketingStrategy.metrics).filter(isFinished)
      const vain = metrics.filter(
        (metric) => vanity.test(metric.slice(0, 300)) && !business.test(metric.slice(0, 300)),
      )
      const [first] = vain
      const useful = metrics.some((metric) => business.test(metric.slice(0, 300)))
      if (first === undefined || (useful && vain.length * 2 <= metrics.length)) return null
      return show(
        recommend(
          'Numbers that flatter but sell nothing',
          `${quoteList(vain, 'metric')} ${plural(vain.length, 'shows', 'show')} attention, not customers. Measure what a lender can follow to the bank account: inquiries, share that buys, cost of a new customer, customers who come back.`,
          at('marketingStrategy', 'metrics'),
        ),
        vain.slice(0, 4).map((says) => ({
          address: at('marketingStrategy', 'metrics', data.marketingStrategy.metrics.indexOf(says)),
          says,
        })),
      )
    },
  },
  {
    id: 'words-buzzwords',
    steps: [1, 4],
    weight: weights.polish,
    find(facts) {
      const found = listSectionTexts(facts, ['businessIdea', 'businessModel', 'competitiveAnalysis']).flatMap(
        ({ text, address }) =>
          Array.from(text.matchAll(buzzwords), ([mark]) => ({ address, says: text, mark })),
      )
      const words = [...new Set(found.map(({ mark }) => mark.toLowerCase()))]
      const [first] = found
      if (!first || words.length < 3) return null
      return show(
        recommend(
          'Words that say nothing',
          `${quoteList(words, 'word', 3)} sound the same in every plan. Replace each with what a customer sees or a number. Loan officers skip these sentences.`,
          first.address,
        ),
        found.slice(0, 3),
      )
    },
  },
  {
    id: 'words-bare-list',
    steps: [6],
    weight: weights.polish,
    find({ data }) {
      const channels = sampleItems(data.marketingStrategy.channels).filter(isFinished)
      if (channels.length < 3 || channels.some((channel) => countWords(channel) > 2)) return null
      return show(
        recommend(
          'Names of channels, not a plan',
          `${quoteList(channels, 'channel')} only name places. Write what you do there, how often and who does it, such as “Two photos of finished work a week on the Google profile.”`,
          at('marketingStrategy', 'channels'),
        ),
        channels.slice(0, 3).map((says) => ({
          address: at('marketingStrategy', 'channels', data.marketingStrategy.channels.indexOf(says)),
          says,
        })),
      )
    },
  },
]
