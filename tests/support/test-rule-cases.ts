import { describe, expect, test } from 'vitest'
import type { Rule } from '#advisor/rules/rule.ts'
import { compareCase, type RuleCase, runRule } from './advisor-rules.ts'

/** Tries every case on a faulty and on a sound plan. Each rule must have one. Silence is judged by what `run` returns. */
export function testRuleCases(
  rules: readonly Rule[],
  cases: readonly RuleCase[],
  run: typeof runRule = runRule,
): void {
  describe.each(cases)('$rule', (ruleCase) => {
    test('names the fault in the person’s words and leads to it', () => {
      const { found, expected } = compareCase(ruleCase)
      expect(found).toEqual(expected)
    })

    test('has nothing to say about a sound plan', () => {
      const { rule, fixed = {}, template, today } = ruleCase
      expect(run(rule, fixed, template, today)).toEqual([])
    })
  })

  test('every rule has its case, and every case its rule', () => {
    const tried = new Set(cases.map(({ rule }) => rule))
    expect([...tried].toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
  })
}
