import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitFiles, listAt, readAt, readHistory } from './read-history.mjs'

const [limits = '', sizes = ''] = limitFiles
const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

/** @type {string} */
let folder
/** @type {string} */
let root

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * @param {string} file
 * @param {string} text
 */
function commit(file, text) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
  git('add', '.')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planwright-history-'))
  root = join(folder, 'clone')
  mkdirSync(root)
  git('init', '-q', '-b', 'main')
  commit(sizes, '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('without a main branch elsewhere, every change since the limits began is a version', () => {
  expect(readHistory(root)).toMatchObject({ commits: [], base: null })
  const first = commit(limits, '{ "lines": 2 }')
  commit('README.md', 'words')
  const second = commit(sizes, '{ "shell": 1 }')
  expect(readHistory(root)).toMatchObject({ commits: [first, second], base: null })
  expect(readAt(root, first, limits)).toBe('{ "lines": 2 }')
  expect(readAt(root, first, 'README.md')).toBeNull()
  expect(listAt(root, second, 'scripts')).toEqual(['limits', 'size-budgets.json'])
})

test('a branch is compared with where it left the main one', () => {
  const base = commit(limits, '{ "lines": 2 }')
  git('update-ref', 'refs/remotes/origin/main', base)
  const own = commit(limits, '{ "lines": 3 }')
  expect(readHistory(root)).toMatchObject({ commits: [base], base })
  git('update-ref', 'refs/remotes/origin/main', own)
  expect(readHistory(root)).toMatchObject({ commits: [base, own], base: null })
})

test('a history that is not whole, or not there, is said and passes', () => {
  commit(limits, '{ "lines": 2 }')
  const shallow = join(folder, 'shallow')
  git('clone', '-q', '--depth', '1', `file://${root}`, shallow)
  expect(readHistory(shallow)).toMatchObject({
    commits: [],
    note: expect.stringContaining('no whole history'),
  })
  expect(readHistory(folder)).toMatchObject({
    commits: [],
    note: expect.stringContaining('no whole history'),
  })
})
