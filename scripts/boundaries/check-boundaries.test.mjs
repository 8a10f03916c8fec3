import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBoundaries, isLimited } from './check-boundaries.mjs'
import { readFolderRules } from './folder-rules.mjs'
import { layers, packages, partLoader, typesOnly } from './table.mjs'

const { rules } = readFolderRules(layers)

const root = mkdtempSync(join(tmpdir(), 'boundaries-'))

/** @type {(file: string, text: string) => void} */
const write = (file, text) => {
  mkdirSync(dirname(join(root, 'src', file)), { recursive: true })
  writeFileSync(join(root, 'src', file), text)
}

/** @type {(file: string, text: string) => string[]} */
const checkWith = (file, text) => {
  write(file, text)
  const faults = checkBoundaries(root)
  rmSync(join(root, 'src', file))
  return faults
}

// A tree of the same folders as ours, in which each imports everything that it may.
beforeAll(() => {
  for (const [folder, { allowed }] of rules) {
    /** @type {(other: string) => string} */
    const form = (other) =>
      typesOnly.some((row) => isLimited(row, folder, other)) ? 'type { Planted } from ' : ''
    write(
      `${folder}/file.ts`,
      [...allowed].map((other) => `import ${form(other)}'#${other}/file.ts'\n`).join(''),
    )
  }
  write('advisor/articles/search-articles.ts', `import MiniSearch from 'minisearch'`)
  write('server/adapters/payments/stripe.ts', `import Stripe from 'stripe'\nimport * as z from 'zod/mini'`)
  write('server/database/engine.ts', `import pg from 'pg'\nimport path from 'node:path'`)
  write('web/navigation/router.tsx', `import { Link } from 'wouter'\nimport { useMemo } from 'react'`)
  write('exports/pdf/draw.ts', `import pdfkit from 'pdfkit'`)
})
afterAll(() => rmSync(root, { recursive: true }))

describe('who may import whom', () => {
  test('finds nothing in a tree in which every folder imports all that it may', () => {
    expect(checkBoundaries(root)).toEqual([])
  })

  test.each([
    // The layers
    ['domain/plan', '#contract/file.ts', 'The domain is pure'],
    ['domain/plan', '#domain/finance/file.ts', 'The domain is pure'],
    ['domain/commerce', '#domain/page-texts/file.ts', 'The domain is pure'],
    ['domain/plan', '#advisor/advice/file.ts', 'The domain is pure'],
    ['advisor/rules', '#contract/file.ts', 'The advisor is pure'],
    ['advisor/facts', '#advisor/rules/file.ts', 'The advisor is pure'],
    ['contract', '#advisor/facts/file.ts', 'The contract belongs to both sides'],
    ['contract', '#server/http/file.ts', 'The contract belongs to both sides'],
    ['exports/document', '#contract/file.ts', 'Exports turn a plan into a file'],
    ['exports/docx', '#exports/pdf/file.ts', 'Exports turn a plan into a file'],
    ['exports', '#web/ui/display/file.ts', 'Exports turn a plan into a file'],
    // The server
    ['server/http', '#server/accounts/file.ts', 'What the server’s features stand on knows none of them'],
    ['server/mail', '#server/commerce/file.ts', 'What the server’s features stand on knows none of them'],
    ['server/rate-limits', '#server/workbooks/file.ts', 'What the server’s features stand on'],
    ['server/database', '#server/http/file.ts', 'What the server’s features stand on'],
    ['server/adapters/mail', '#server/mail/file.ts', 'What the server’s features stand on'],
    ['server/site', '#server/mail/templates/file.ts', 'A feature never imports another'],
    ['server/accounts/self-service', '#server/commerce/file.ts', 'A feature never imports another'],
    ['server/workbooks', '#server/assistant/file.ts', 'A feature never imports another'],
    ['server/assistant', '#server/file.ts', 'A feature never imports another'],
    ['server', '#server/admin/file.ts', 'nothing imports the commands'],
    ['contract', '#advisor/advice/file.ts', 'what reads a plan runs on other threads'],
    ['server/assistant', '#advisor/review/file.ts', 'what reads a plan runs on other threads'],
    ['server', '#server/plan-thread/file.ts', 'what reads a plan runs on other threads'],
    ['server/accounts', '#web/session/file.ts', 'the server never imports the front end'],
    // The front end
    ['web/api', '#server/http/file.ts', 'the front end never imports the server'],
    ['web/ui/display', '#domain/plan/file.ts', 'Primitives carry no product words'],
    ['web/storage', '#web/workbook/file.ts', 'What several groups of screens share knows none of them'],
    ['web/api', '#web/session/file.ts', 'What several groups of screens share knows none of them'],
    ['web/navigation', '#web/account/file.ts', 'What several groups of screens share'],
    ['web/offline', '#web/dashboard/file.ts', 'What several groups of screens share'],
    ['web/legal', '#web/assistant/file.ts', 'A group of screens never imports another'],
    ['web/workbook/steps', '#web/assistant/file.ts', 'A group of screens never imports another'],
    ['web/dashboard', '#web/app/file.ts', 'A group of screens never imports another'],
    // Inside one folder
    [
      'domain/plan',
      './templates/file.ts',
      'of the parts of domain/plan each may import those before it only',
    ],
    ['exports/document', './sections/file.ts', 'of the parts of exports/document each'],
    ['server/admin/terminal', '#server/admin/commands/file.ts', 'of the parts of server/admin each'],
    ['web/landing/pictures', '#web/landing/file.ts', 'of the parts of web/landing each'],
    ['web/ui/browser', '#web/ui/lists/file.ts', 'of the parts of web/ui each'],
    // Packages
    ['server/database', 'stripe', 'Vendor SDKs are imported by adapters only'],
    ['server/mail', 'nodemailer/lib/addressparser', 'Vendor SDKs are imported by adapters only'],
    ['server/assistant', '@ai-sdk/openai', 'Vendor SDKs are imported by adapters only'],
    ['server/accounts', 'pg', 'Database drivers stay in one folder'],
    ['domain/plan', 'node:crypto', 'Only the server runs in Node'],
    ['domain/plan', 'react', 'Only the front end draws screens'],
    ['advisor/answers', 'minisearch', 'The advisor searches in one file'],
    ['contract', 'zod', 'One Zod for all: zod/mini'],
    ['web/account', 'wouter', 'Paths and search parameters are typed in #web/navigation'],
    ['web/dashboard', 'radix-ui/dialog', 'Screens use our own primitives'],
    ['web/account', 'left-pad', 'no row of its packages says who may import it'],
    // What is not the product
    ['server/http', '#tests/fakes/file.ts', 'src imports itself and packages only'],
    ['web/app', '../../../scripts/file.mjs', 'src imports itself and packages only'],
  ])('refuses that %s imports %s, and says why', (folder, specifier, reason) => {
    expect(checkWith(`${folder}/planted.ts`, `import { planted } from '${specifier}'`)).toEqual([
      expect.stringMatching(`^src/${folder}/planted.ts:1 imports ${specifier}, but .*${reason}`),
    ])
  })

  test.each([
    ['for types', `import type { Planted } from '#server/accounts/file.ts'`],
    ['for its effect', `import '#server/accounts/file.ts'`],
    ['to hand it on', `export { planted } from '#server/accounts/file.ts'`],
    ['to hand on everything', `export * from '#server/accounts/file.ts'`],
    ['when it is needed', `const load = async () => (await import('#server/accounts/file.ts')).planted`],
    ['by a template', 'const load = () => import(`#server/accounts/file.ts`)'],
    ['in the middle of a type', `let planted: import('#server/accounts/file.ts').Planted | null = null`],
    ['as a whole type', `type Planted = typeof import('#server/accounts/file.ts')`],
    ['for a worker', `new Worker(new URL('../accounts/file.ts', import.meta.url))`],
  ])('refuses an import %s as well', (_form, text) => {
    expect(checkWith('server/http/planted.ts', `// First\n${text}\n`)).toEqual([
      expect.stringMatching(/^src\/server\/http\/planted.ts:2 imports/),
    ])
  })

  test.each([
    ['the types', `import type { Planted } from '#advisor/advice/file.ts'`],
    ['a type in passing', `let planted: import('#advisor/advice/file.ts').Planted | null = null`],
    ['the address', `new Worker(new URL('../../advisor/advice/file.ts', import.meta.url))`],
  ])('allows %s of what runs on another thread', (_form, text) => {
    expect(checkWith('server/assistant/planted.ts', text)).toEqual([])
  })

  test.each([
    ['with a type beside it', `import { type Planted, planted } from '#advisor/advice/file.ts'`],
    ['when it is needed', `const load = () => import('#advisor/advice/file.ts')`],
    ['to hand it on', `export { planted } from '#advisor/advice/file.ts'`],
  ])('refuses it %s', (_form, text) => {
    expect(checkWith('server/assistant/planted.ts', text)).toEqual([
      expect.stringContaining('runs on other threads'),
    ])
  })

  test('refuses an import that is only known at run time', () => {
    expect(checkWith('server/http/planted.ts', 'const load = (name: string) => import(name)')).toEqual([
      expect.stringContaining('which no check can follow'),
    ])
  })

  test('lets the front end load a part later only by the function that asks again', () => {
    const bare = `const load = async () => (await import('#web/ui/browser/file.ts')).planted`
    const asked = `const load = async () => (await loadPart(() => import('#web/ui/browser/file.ts'))).planted`
    expect(checkWith('web/account/planted.ts', bare)).toEqual([expect.stringContaining('through `loadPart')])
    expect(checkWith('web/account/planted.ts', asked)).toEqual([])
    expect(checkWith('web/loading/load-part.ts', 'const load = (file: string) => import(file)')).toEqual([])
  })

  test('reports a file that it cannot read', () => {
    expect(checkWith('server/http/planted.ts', 'import {')).toEqual([
      expect.stringContaining('src/server/http/planted.ts cannot be read'),
    ])
  })

  test('lets tests import anything', () => {
    const text = `import { test } from 'vitest'\nimport '#server/accounts/file.ts'`
    expect(checkWith('domain/plan/planted.test.ts', text)).toEqual([])
  })
})

describe('the table', () => {
  test.each([
    ['web/diary', 'add it to the layer it belongs to in scripts/boundaries/table.mjs'],
    ['contract/diary', 'add it to the layer it belongs to in scripts/boundaries/table.mjs'],
    ['web/account/diary', 'add it to the "inside" of "web/account" in scripts/boundaries/table.mjs'],
  ])('has to know the new folder %s', (folder, advice) => {
    expect(checkWith(`${folder}/file.ts`, 'export const entry = 1')).toEqual([
      `src/${folder} is not in the table of who may import whom: ${advice}.`,
    ])
  })

  test('has to forget a folder that is gone', () => {
    const gone = { reason: '', folders: { 'web/letters': '' } }
    expect(checkBoundaries(root, { layers: [...layers, gone], packages, partLoader, typesOnly })).toEqual([
      'scripts/boundaries/table.mjs: It names "web/letters", but there is no src/web/letters.',
    ])
  })

  test('lets no row name one below it, which would be a cycle', () => {
    const folders = { 'web/api': 'web/session', 'web/session': 'web/api' }
    expect(readFolderRules([{ reason: '', folders }]).faults).toEqual([
      'The row "web/api" names "web/session", which is no row above it.',
    ])
  })
})
