import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { addSources, type ExampleSources } from './add-sources.ts'
import { type ExampleInfo, nameExamplePlan } from './example-list.ts'
import { loadExample } from './load-example.ts'
import { consultingSources } from './consulting-sources.ts'
import { ecommerceSources } from './ecommerce-sources.ts'
import { localServiceSources } from './local-service-sources.ts'
import { marketplaceSources } from './marketplace-sources.ts'
import { saasSources } from './saas-sources.ts'
import { serviceSources } from './service-sources.ts'
import { startupSources } from './startup-sources.ts'

/** A few hundred bytes each, so they come together. */
const sourcesOf: Readonly<Record<TemplateId, ExampleSources>> = {
  saas: saasSources,
  ecommerce: ecommerceSources,
  consulting: consultingSources,
  'local-service': localServiceSources,
  service: serviceSources,
  marketplace: marketplaceSources,
  startup: startupSources,
}

/** The example as a finished plan of its own. Today is year × 12 + month, with January as 0. */
export async function finishExample(info: ExampleInfo, today: number): Promise<Workbook> {
  const example = addSources(await loadExample(info.id), sourcesOf[info.id])
  return restoreWorkbook({
    title: nameExamplePlan(info),
    template: info.id,
    currentStep: 1,
    completedSteps: steps.map(({ number }) => number),
    data: startAfter(example, today),
  })
}

/** Moves the first month by whole years, so that it lies ahead and the seasons stay where they are. */
function startAfter(data: WorkbookData, today: number): WorkbookData {
  const { financialProjections } = data
  const { forecast } = financialProjections
  const [year = 0, month = 1] = forecast.frame.firstMonth.split('-').map(Number)
  const late = Math.max(0, Math.ceil((today + 1 - (year * 12 + month - 1)) / 12))
  const firstMonth = `${year + late}-${String(month).padStart(2, '0')}`
  const frame = { ...forecast.frame, firstMonth }
  return { ...data, financialProjections: { ...financialProjections, forecast: { ...forecast, frame } } }
}
