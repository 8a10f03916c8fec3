import { answerAction } from '#advisor/answer.ts'
import { reviewPlan } from '#advisor/review/review-plan.ts'
import { suggestFor } from '#advisor/suggest.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { loadExample } from '#domain/plan/templates/examples/load-example.ts'

const template = 'local-service'

/** Loads the advisor and reads one plan with it, so that the first person waits no longer than the next. */
export async function warmAdvisor(): Promise<void> {
  const data = await loadExample(template)
  const today = countMonths(new Date())
  reviewPlan(data, template, today)
  suggestFor(1, data, template, today)
  await answerAction({ action: 'market-sizing', stepNumber: 1, data, templateId: template, today })
}
