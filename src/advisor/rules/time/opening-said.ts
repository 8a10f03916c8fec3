import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { findOtherOpening, findOtherSeason } from './opening-mentions.ts'

const weOpened = /\b(?:founded|since|has been|have been|opened in (?:19|20))\b/i

export const openingSaidRules: readonly Rule[] = [
  {
    id: 'time-opening-said-otherwise',
    steps: [12, 1, 2, 3, 4, 7, 9, 11],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findOtherOpening(
        facts,
        ({ address, sentence }) => address[0] !== 'marketingStrategy' && !weOpened.test(sentence),
      )
      if (!found) return null
      const { mention, month, opening } = found
      return show(
        recommend(
          'Two opening dates',
          `${quote(mention.sentence, 60)} names ${month}, but ${opening.says}. Which is right? Use one date everywhere.`,
          mention.address,
        ),
        [
          { address: mention.address, says: shorten(mention.sentence), mark: mention.quote },
          { address: opening.place, says: opening.says },
        ],
      )
    },
  },
  {
    id: 'time-opens-in-other-season',
    steps: [12, 6, 1, 3, 4, 7],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const found = findOtherSeason(facts)
      if (!found) return null
      const { text, sentence, mark, opening } = found
      return show(
        recommend(
          'Two opening dates',
          `${quote(sentence, 80)} does not go with the rest: ${opening.says}. Which is right? Use one date everywhere.`,
          text.address,
        ),
        [
          { address: text.address, says: shorten(sentence), mark },
          { address: opening.place, says: opening.says },
        ],
      )
    },
  },
]
