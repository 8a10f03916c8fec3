import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { PrintedFinding, ReviewPage } from '#exports/compile-review.ts'
import type { PlanDocument } from '#exports/document/document-model.ts'

/** The plan without its money, so that not even a drafted summary can say an amount. */
export function leaveOutFigures(data: WorkbookData): WorkbookData {
  const bare = restoreWorkbookData({
    financialProjections: { projections: { price: 0, cogs: 0, cac: 0 } },
  })
  return {
    ...data,
    financialProjections: bare.financialProjections,
    // Lines such as 'Van and insurance: 1,200 USD a month'.
    businessModel: { ...data.businessModel, costStructure: [] },
    teamStructure: {
      ...data.teamStructure,
      keyHires: data.teamStructure.keyHires.map((hire) => ({ ...hire, salary: '' })),
    },
    review: bare.review,
  }
}

/** The market's picture is drawn from figures too. */
export function leaveOutCharts({ sections, ...document }: PlanDocument): PlanDocument {
  return {
    ...document,
    sections: sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.filter(({ type }) => type !== 'chart' && type !== 'figures' && type !== 'payback'),
    })),
  }
}

/** An amount, a percentage or a number of at least three digits. Some currencies have letters for a sign: 'CHF 46'. */
const amount = /(?:\p{Sc}|\b[A-Z]{3})\s?\d|\d\s?(?:%|percent|\p{Sc}|[A-Z]{3}\b)|\d{3}|\d[.,]\d/u

/** The review's findings that say no amount. */
export function leaveOutAmounts({ groups, answered, ...page }: ReviewPage): ReviewPage {
  return {
    ...page,
    groups: groups.map(({ title, findings }) => ({
      title,
      findings: findings.filter((finding) => !saysAmount(finding)),
    })),
    answered: answered.filter(({ title, reason }) => !amount.test(`${title} ${reason}`)),
  }
}

function saysAmount({ title, content, places, sums }: PrintedFinding): boolean {
  return (
    sums.length > 0 || [title, content, ...places.map(({ says }) => says)].some((text) => amount.test(text))
  )
}
