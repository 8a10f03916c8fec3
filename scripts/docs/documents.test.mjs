import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands } from '../../src/server/admin/commands.ts'
import { settingNames } from '../../src/server/config.ts'
import { steps } from '../checks/steps.mjs'
import { inRepository, repositoryRoot } from '../repository-root.mjs'
import { findBrokenLinks } from './find-broken-links.mjs'
import { findBrokenPaths } from './find-broken-paths.mjs'
import { findUnknownCommands, listCode, listSettings } from './find-mentions.mjs'
import { listFiles, listFolders } from './list-files.mjs'
import { checkDecisions, listMentionedDecisions } from './read-decisions.mjs'
import { compareMap, readMap } from './read-map.mjs'

const files = listFiles(repositoryRoot)
/** The lessons are the product's texts, and have tests of their own. */
const documents = files.filter((file) => /^(?:[^/]+|docs\/.*|fonts\/.*)\.md$/.test(file))
const programs = files.filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file))

/** @param {string} file */
const read = (file) => readFileSync(inRepository(file), 'utf8')
const repository = { read, exists: (/** @type {string} */ path) => existsSync(inRepository(path)) }

describe('ARCHITECTURE.md', () => {
  test('has every folder on its map, once', () => {
    const existing = listFolders(files)
    const required = existing.filter((folder) => {
      const depth = folder.split('/').length
      return depth === 1 || (folder.startsWith('src/') && depth <= 3)
    })
    const { entries, findings } = readMap(read('ARCHITECTURE.md'))
    expect([...findings, ...compareMap(entries, { existing, required })]).toEqual([])
  })
})

test('only stores and the database folder hold SQL, beyond a select 1', () => {
  const others = programs.filter(
    (file) => file.startsWith('src/server/') && !/\/database\/|-store\.ts$|\.test\.ts$/.test(file),
  )
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`(?!select 1`)/
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((file) => sql.test(read(file)))).toEqual([])
})

describe('the decisions', () => {
  const names = readdirSync(inRepository('docs', 'decisions')).sort()

  test('are numbered without gaps, with a status and a date', () => {
    expect(checkDecisions(names.map((file) => ({ file, text: read(`docs/decisions/${file}`) })))).toEqual([])
  })

  test('that documents and comments mention exist', () => {
    const missing = [...documents, ...programs]
      .filter((file) => !file.startsWith('scripts/docs/'))
      .flatMap((file) => {
        const unknown = listMentionedDecisions(read(file)).filter(
          (number) => number < 1 || number > names.length,
        )
        return unknown.map((number) => `${file}: there is no decision ${number}`)
      })
    expect(missing).toEqual([])
  })
})

test('every package has its reason in decision 3', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const table = read('docs/decisions/0003-dependencies.md')
  const [...named] = table.matchAll(/^\| ([^|]+) \|/gm)
  const reasons = new Set(named.flatMap(([, cell = '']) => cell.split(/[, ]+/)))
  const bare = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !reasons.has(name) && !reasons.has(name.replace(/\/.*/, '/*')),
  )
  expect(bare).toEqual([])
})

describe.each(documents)('%s', (file) => {
  const text = read(file)
  const code = listCode(text)

  test('names only commands that exist', () => {
    const known = {
      scripts: Object.keys(JSON.parse(read('package.json')).scripts),
      steps: steps.map(({ name }) => name),
      commands: commands.map(({ name }) => name),
    }
    expect(findUnknownCommands(code, known)).toEqual([])
  })

  test('links only to files and headings that exist', () => {
    expect(findBrokenLinks(file, text, repository)).toEqual([])
  })

  test('names only files and folders that exist', () => {
    expect(findBrokenPaths(code, files)).toEqual([])
  })
})

test.each(['README.md', 'docs/operating.md', '.env.example', 'CONTRIBUTING.md'])(
  '%s names only settings that some program reads',
  (file) => {
    const readByTools = programs
      .filter((program) => !program.startsWith('src/'))
      .flatMap((program) => read(program).match(/(?<=process\.env(?:\.|\['))[A-Z_]+/g) ?? [])
    const named = listSettings(file.endsWith('.md') ? listCode(read(file)) : read(file).split('\n'))
    expect(named.filter((name) => ![...settingNames, ...readByTools].includes(name))).toEqual([])
  },
)
