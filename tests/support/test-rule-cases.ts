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

    test('shows the places that it compares or reckons with', () => {
      const { rule: id, fault, template, today } = ruleCase
      const rule = rules.find((candidate) => candidate.id === id)
      const found = runRule(id, fault, template, today)
      const bare = found.filter(
        ({ content, evidence = [] }) =>
          evidence.length === 0 && (isShared(rule) || countFigures(content) > 1),
      )
      expect(bare.map(({ title }) => title)).toEqual([])
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

/** A rule that is shown on two steps compares something of one with something of the other. */
function isShared(rule: Rule | undefined): boolean {
  return (rule?.steps.length ?? 0) > 1
}

/** The amounts and percentages in a finding's own words. What it quotes is the person's. */
function countFigures(content: string): number {
  const figures = content.replaceAll(/“[^”]*”/gu, '').match(/[$€£][\d,.]*\d|\d[\d.]*%/gu)
  return new Set(figures).size
}
