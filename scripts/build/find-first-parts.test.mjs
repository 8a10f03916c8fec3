import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepository } from '../repository-root.mjs'
import { findFirstParts } from './find-first-parts.mjs'

test('the program’s own loaders say which modules are shown first', async () => {
  const { screens, steps, templates, defaultTemplateId, workbookPath } = await findFirstParts()
  expect(screens.map(({ path }) => path)).toContain(workbookPath)
  expect(new Set(steps.map(({ part }) => part)).size).toBe(12)
  expect(templates.map(({ id }) => id)).toContain(defaultTemplateId)
  const parts = [...screens, ...steps, ...templates].map(({ part }) => part)
  expect(parts.filter((part) => !existsSync(inRepository(part)))).toEqual([])
})
