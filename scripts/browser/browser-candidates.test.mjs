import { describe, expect, test } from 'vitest'
import { listBrowserCandidates } from './browser-candidates.mjs'

describe('the places where a browser may be', () => {
  test('begin with the folders of the path, in their order', () => {
    const candidates = listBrowserCandidates('linux', { PATH: '/home/me/bin:/usr/bin' })
    expect(candidates[0]).toBe('/home/me/bin/google-chrome-stable')
    expect(candidates.indexOf('/home/me/bin/chromium')).toBeLessThan(candidates.indexOf('/usr/bin/chromium'))
  })

  test('prefer Chrome to Chromium in one folder', () => {
    const candidates = listBrowserCandidates('linux', { PATH: '/usr/bin' })
    expect(candidates.indexOf('/usr/bin/google-chrome')).toBeLessThan(candidates.indexOf('/usr/bin/chromium'))
  })

  test('are searched on Linux without a path too', () => {
    expect(listBrowserCandidates('linux', {})).toContain('/usr/bin/chromium')
  })

  test('include the applications of a Mac and of its user', () => {
    const candidates = listBrowserCandidates('darwin', { HOME: '/Users/me' })
    expect(candidates).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(candidates).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium')
  })

  test('are Windows paths on Windows', () => {
    const candidates = listBrowserCandidates('win32', { ProgramFiles: 'C:\\Program Files' })
    expect(candidates[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
  })
})
