import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyTheme, chooseTheme, readThemeChoice } from './theme.ts'

const page: { documentElement: { dataset: Record<string, string> } } = { documentElement: { dataset: {} } }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  page.documentElement.dataset = {}
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  test('follows the system until the person chooses', () => {
    expect(readThemeChoice()).toBe('system')
    applyTheme(readThemeChoice())
    expect(page.documentElement.dataset.theme).toBeUndefined()
  })

  test('remembers a choice and shows it', () => {
    chooseTheme('dark')
    expect(readThemeChoice()).toBe('dark')
    expect(page.documentElement.dataset.theme).toBe('dark')
  })

  test('going back to the system leaves nothing behind', () => {
    chooseTheme('light')
    chooseTheme('system')
    expect(stored.size).toBe(0)
    expect(page.documentElement.dataset.theme).toBeUndefined()
  })

  test('treats an unknown stored value as no choice', () => {
    stored.set('theme', 'sepia')
    expect(readThemeChoice()).toBe('system')
  })

  test('still changes when storage is blocked', () => {
    const block = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: block, setItem: block, removeItem: block })
    chooseTheme('dark')
    expect(page.documentElement.dataset.theme).toBe('dark')
    expect(readThemeChoice()).toBe('system')
  })
})
