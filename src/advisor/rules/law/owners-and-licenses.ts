import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

export const ownerAndLicenseRules: readonly Rule[] = [
  {
    id: 'law-ownership-over-100',
    steps: [9, 10],
    weight: weights.contradicts,
    find({ data }) {
      const owned = data.teamStructure.founders.slice(0, 80).flatMap(({ id, role, background }) => {
        for (const [field, text] of [
          ['role', role],
          ['background', background],
        ] as const) {
          const share =
            /(\d{1,3}(?:\.\d)?)\s?%\s(?:of (?:the )?(?:shares|company|business|equity|stock)|owner\w*|stake|equity|shareholder|partner)|(?:owns?|holds?|with|owner of|shareholder with)\s(\d{1,3}(?:\.\d)?)\s?%(?! of (?:sales|revenue|the (?:time|work|market)))/i.exec(
              text.slice(0, 600),
            )
          const percent = Number(share?.[1] ?? share?.[2] ?? Number.NaN)
          if (share && percent > 0) return [{ id, field, percent, says: text }]
        }
        return []
      })
      const total = owned.reduce((sum, { percent }) => sum + percent, 0)
      const [first] = owned
      if (!first || owned.length < 2 || total <= 100.5) return null
      return show(
        warn(
          'The owners hold more than the whole company',
          `The founders’ shares add up to ${total}%. Correct them so that all owners together hold 100%. Everyone with 20% or more signs the bank’s guarantee.`,
          at('teamStructure', 'founders', { id: first.id }, first.field),
        ),
        owned.map(({ id, field, says }) => ({
          address: at('teamStructure', 'founders', { id }, field),
          says,
        })),
        [`${owned.map(({ percent }) => `${percent}%`).join(' + ')} = ${total}%`],
      )
    },
  },
  {
    id: 'law-second-license',
    steps: [10, 3],
    weight: weights.weak + 5,
    find({ data, kind }) {
      const licenses = data.legalStructure.licenses.slice(0, 80).join('\n').slice(0, 6000)
      const open = kind.further.find((matched) => !matched.kind.license.test(licenses))
      if (!open || licenses.trim() === '') return null
      return show(
        recommend(
          `A second license, because the business also ${open.kind.does}`,
          `The plan mentions ${quote(open.word)}, which needs ${open.kind.needs}. Your licenses do not include it. Add it with the weeks it takes, or leave that line of sales out.`,
          at('legalStructure', 'licenses'),
        ),
        [
          { address: at('businessModel', 'revenueStreams'), says: quote(open.word) },
          { address: at('legalStructure', 'licenses'), says: `Not listed: ${open.kind.needs}` },
        ],
      )
    },
  },
]
