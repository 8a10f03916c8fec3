import { isFinished } from '#advisor/facts/texts.ts'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { loadTemplate } from '#domain/plan/templates/load-template.ts'
import type { OpenPlan } from './answer-context.ts'

/** Whether the field is empty or still has the template's text, so that a draft may replace it. */
export async function isUnwritten({ data, templateId }: OpenPlan, address: TextAddress): Promise<boolean> {
  const current = readField(data, address) ?? ''
  if (current.trim() === '') return true
  if (isFinished(current)) return false
  const template = await loadTemplate(templateId)
  return readAt(template.data, address) === current
}
