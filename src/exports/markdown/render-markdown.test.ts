import { describe, expect, test } from 'vitest'
import { compileDocument } from '#exports/compile-document.ts'
import type { Block } from '#exports/document/document-model.ts'
import { fullPlan, sevenScripts, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { makeDocument, smallChart, wideStatement } from '#tests/builders/small-document.ts'
import { renderMarkdown } from './render-markdown.ts'

const day = new Date(2026, 10, 16, 12)

function renderBlocks(...blocks: Block[]): string {
  return renderMarkdown(makeDocument(blocks)).split('## 1. First Section\n\n')[1] ?? ''
}

describe('the Markdown export', async () => {
  const markdown = renderMarkdown(await compileDocument(fullPlan, { date: day }))

  test('begins with the title and the date, and has a heading for each section', () => {
    expect(markdown).toMatch(
      /^# Kestrel Coffee Roasters\n\n\*\*Business Plan\*\*\n\nNovember 16, 2026\n\n## Executive/,
    )
    expect(markdown.match(/^## .+$/gm)).toHaveLength(13)
    expect(markdown.endsWith('\n')).toBe(true)
    expect(markdown).not.toMatch(/\n{3}/)
  })

  test('writes tables in which every row has the same columns', () => {
    const tables = markdown
      .trim()
      .split('\n\n')
      .filter((part) => part.startsWith('|'))
    expect(tables.length).toBeGreaterThan(8)
    for (const table of tables) {
      const counts = table.split('\n').map((row) => row.split(/(?<!\\)\|/).length)
      expect(new Set(counts).size).toBe(1)
    }
  })

  test('shows healthy figures in bold', () => {
    expect(markdown).toContain('| Gross margin | **71.7%** |\n')
    expect(markdown).toContain('| Contribution margin | $33 |\n')
  })

  test('describes the drawings in words and as a table', () => {
    expect(markdown).toContain('The $110 spent to win the customer is earned back after 3.3 months.')
    expect(markdown).toContain('| High | Low Priority: risk 4 | High Priority: risk 2 | Critical: risk 3 |')
    expect(markdown).toContain('Company and account: Week 1-2;')
  })

  test('keeps every script as typed', async () => {
    const text = renderMarkdown(await compileDocument(sevenScriptsPlan, { date: day }))
    expect(sevenScripts.filter((script) => !text.includes(script))).toEqual([])
  })

  test('keeps line breaks and paragraphs, even inside an item', () => {
    expect(renderBlocks({ type: 'paragraph', text: 'one\n# two\\\n    three' })).toBe(
      'one\\\n\\# two\\\\\\\n&nbsp;&nbsp;&nbsp;&nbsp;three\n',
    )
    expect(renderBlocks({ type: 'list', items: ['one\ntwo\n\n- three', '1. four'] })).toBe(
      '- one\\\n  two\n\n  \\- three\n- 1\\. four\n',
    )
    expect(renderBlocks({ type: 'facts', facts: [{ label: 'TAM (all)', value: '$4\n*' }] })).toBe(
      '- **TAM (all):** $4\\\n  \\*\n',
    )
  })

  test('writes totals in bold, and a chart as its finding and description', () => {
    expect(renderBlocks(wideStatement)).toContain('| **Profit** | **−1,234,567** |')
    expect(renderBlocks(wideStatement)).toContain('| Visits | 0,100 |')
    expect(renderBlocks(smallChart)).toBe(
      '**Cash never falls below zero.** Cash begins at $5 and ends at $9.\n',
    )
  })
})
