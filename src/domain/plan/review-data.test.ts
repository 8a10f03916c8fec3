import { describe, expect, test } from 'vitest'
import { isFieldAddress } from './address/find-shape.ts'
import { parseAddress } from './address/parse-address.ts'
import { findPlanExcess } from './find-plan-excess.ts'
import { reviewListLimits } from './list-limits.ts'
import { restoreWorkbookData } from './restore.ts'
import { toStoredData } from './to-stored-data.ts'

const answered = {
  answers: [
    { id: 'two-prices', title: 'Two prices', reason: 'One is for cats', date: '2027-03-31', figures: 'a1' },
  ],
  sources: [
    {
      id: 'tam $1.2M',
      field: 'marketAnalysis.tam',
      figure: '$1.2M',
      kind: 'quoted',
      where: 'Census',
      when: '2026',
    },
  ],
}

describe('the answers to the review and the sources of figures', () => {
  test('are empty in a plan from before there were any, which is saved as it was', () => {
    const data = restoreWorkbookData({ businessIdea: { name: 'Van' } })
    expect(data.review).toEqual({ answers: [], sources: [] })
    expect(toStoredData(data)).not.toHaveProperty('review')
  })

  test('survive being saved and opened again', () => {
    const data = restoreWorkbookData({ review: answered })
    expect(data.review).toEqual(answered)
    expect(restoreWorkbookData(JSON.parse(JSON.stringify(toStoredData(data)))).review).toEqual(answered)
  })

  test('are repaired part by part', () => {
    const { review } = restoreWorkbookData({
      review: { answers: 'none', sources: [{ figure: 5, kind: 'invented' }] },
    })
    expect(review.answers).toEqual([])
    expect(review.sources).toMatchObject([{ figure: '5', kind: '', where: '' }])
  })

  test('are no fields of a form, so that no proposal can write them', () => {
    expect(isFieldAddress(['review', 'answers'])).toBe(false)
    expect(parseAddress('review.answers.two-prices.reason')).toBeNull()
  })

  test('have a limit that a file must keep', () => {
    const answers = Array.from({ length: reviewListLimits.answers + 1 }, () => ({ reason: 'Yes' }))
    expect(findPlanExcess({ review: { answers: answers.slice(1) } })).toBeNull()
    expect(findPlanExcess({ review: { answers } })?.message).toBe(
      'The review of this plan has more than 500 answers, which is the most it can have.',
    )
  })
})
