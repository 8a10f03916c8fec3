import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isToldDone } from './told-done.ts'

/** A plan takes some weeks to write and to read, so its first month may just have passed. */
const mostForecastAge = 3
/** 'In 2025' is too wide to be a start. */
const widest = 3
/** What a sentence tells of an earlier time, or compares with it. */
const history =
  /\b(?:we|i|they|it|who|that|which|has|have|had|been) (?:\p{L}+ly )?(?:\p{L}+ed|ran|sold|spent|got|had|began|made|met|found|won|took|gave|put|sent|held|built)\b|\b(?:last (?:year|season|spring|summer|fall|winter)|as in|than in|like in|compared|trial|pilot|test(?:ed)?|results?|survey|brought|ago|as of|according|rate card|rates|quote[ds]?|source)\b/iu

export const pastStartRules: readonly Rule[] = [
  {
    id: 'time-forecast-in-the-past',
    steps: [8],
    weight: weights.contradicts,
    find(facts) {
      const first = readFirstMonth(facts)
      if (facts.today === null || first === null || first + mostForecastAge > facts.today) return null
      const address = at('financialProjections', 'forecast', 'frame', 'firstMonth')
      const says = nameCalendarMonth(first)
      return show(
        recommend(
          'The forecast begins in the past',
          `The first month of the forecast is ${says}, and that has long passed. A lender wants to see the months to come. Begin with the month in which you expect the money, and check every date that follows.`,
          address,
        ),
        [{ address, says }],
      )
    },
  },
  {
    id: 'time-hire-in-the-past',
    steps: [9],
    weight: weights.contradicts - 1,
    find({ team, today }) {
      if (today === null) return null
      const past = team.hires.find(
        ({ when, role, timeline }) =>
          when?.scale === 'calendar' &&
          !when.isOpenEnded &&
          when.endMonth <= today &&
          isFinished(role) &&
          !isToldDone(role, timeline),
      )
      if (!past) return null
      const address = atItem('teamStructure', 'keyHires', past.id, 'timeline')
      return show(
        recommend(
          'A hire in the past',
          `${quote(past.role, 40)} is to start at ${quote(past.timeline, 30)}, which has passed. Write “since” if this person works for you. If not, give a month that is still to come.`,
          address,
        ),
        [{ address, says: past.timeline }],
      )
    },
  },
  {
    id: 'time-marketing-in-the-past',
    steps: [6],
    weight: weights.contradicts - 1,
    find({ data, today }) {
      const { timeline } = data.marketingStrategy
      if (today === null || !isFinished(timeline) || !/20\d\d/u.test(timeline)) return null
      for (const sentence of splitSentences(timeline.slice(0, 4000))) {
        const dates = readKnownText(sentence).filter(
          ({ kind, time }) =>
            kind === 'date' && time?.scale === 'calendar' && time.endMonth - time.startMonth <= widest,
        )
        const [first] = dates
        // What began long ago and goes on has a date that is still to come.
        if (!first || dates.some(({ time }) => (time?.endMonth ?? Infinity) > today)) continue
        if (isToldDone(sentence) || history.test(sentence)) continue
        const address = at('marketingStrategy', 'timeline')
        return show(
          recommend(
            'Marketing planned for the past',
            `${quote(sentence, 60)} has a date that has passed. Write what it brought if it happened. If not, give a month that is still to come.`,
            address,
          ),
          [{ address, says: sentence, mark: first.quote }],
        )
      }
      return null
    },
  },
]
