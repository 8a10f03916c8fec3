import { expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { reviewPlan } from './review-plan.ts'

const rules = /^(?:people|law|time|words)-|^legal-/u

test.each(templates.map(({ id }) => id))(
  'the %s example gets no warning about people, law, time or words',
  (id) => {
    const warnings = reviewPlan(exampleOf(id), id, 2026 * 12 + 10).filter(
      ({ type, key }) => type === 'warning' && rules.test(key),
    )
    expect(warnings.map(({ key, content }) => `${key}: ${content}`)).toEqual([])
  },
)
