import { describe, expect, test } from 'vitest'
import type { ShareLink } from '#contract/sharing.ts'
import type { StoredLink } from '#web/sharing/stored-links.ts'
import { findMarked, findNews, findPause } from './poll-decisions.ts'
import { pollShares } from './poll-shares.ts'

function link(id: string, lastEvent: number): ShareLink {
  const at = '2026-11-18T10:00:00Z'
  return {
    id,
    planId: 'wb_pier',
    name: 'Dana',
    mayComment: true,
    version: 1,
    createdAt: at,
    sentAt: at,
    endsAt: at,
    openedCount: 0,
    lastOpenedAt: null,
    lastEvent,
  }
}

function kept(last: number, isEnded = false): StoredLink {
  return { secret: 's', name: 'Dana', createdAt: '', choice: null, isEnded, last, seen: 0, events: [] }
}

test('only links with unknown events and a secret in this browser are asked for', () => {
  const links = [link('same', 2), link('news', 3), link('elsewhere', 9)]
  const known = new Map([
    ['same', kept(2)],
    ['news', kept(1)],
    ['ended', kept(0)],
  ])
  expect(findNews(links, known)).toEqual([{ id: 'news', after: 1 }])
})

test('a link that is no longer listed has ended, and one that is back has not', () => {
  const known = new Map([
    ['live', kept(0)],
    ['gone', kept(0)],
    ['back', kept(0, true)],
    ['over', kept(0, true)],
  ])
  expect(findMarked([link('live', 0), link('back', 0)], known)).toEqual([
    ['gone', true],
    ['back', false],
  ])
})

test('nothing is asked for while no one looks or no link lives, and less often while it fails', () => {
  expect(findPause({ isVisible: false, hasLive: true, failuresInARow: 0 })).toBeNull()
  expect(findPause({ isVisible: true, hasLive: false, failuresInARow: 0 })).toBeNull()
  const pauses = [0, 1, 2, 9].map((failuresInARow) =>
    findPause({ isVisible: true, hasLive: true, failuresInARow }),
  )
  expect(pauses).toEqual([30_000, 60_000, 120_000, 300_000])
})

describe('polling', () => {
  function start() {
    const page = { isVisible: true, hasLive: true, isReachable: true, asked: 0 }
    const timers: { run: () => void; ms: number }[] = []
    let tell = () => {}
    const { stop } = pollShares({
      fetchNews: async () => {
        page.asked += 1
        if (!page.isReachable) throw new TypeError('No connection')
      },
      hasLive: () => page.hasLive,
      isVisible: () => page.isVisible,
      onVisibility: (listener) => {
        tell = listener
        return () => {
          tell = () => {}
        }
      },
      setTimer: (run, ms) => {
        const timer = { run, ms }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
      },
    })
    const settle = () => new Promise((resolve) => setTimeout(resolve))
    return {
      page,
      timers,
      stop,
      settle,
      show: async (isVisible: boolean) => {
        page.isVisible = isVisible
        tell()
        await settle()
      },
      pass: async () => {
        timers.shift()?.run()
        await settle()
      },
    }
  }

  test('asks when it starts, after a pause, and when the page is shown again', async () => {
    const { page, timers, settle, pass, show } = start()
    await settle()
    expect(page.asked).toBe(1)
    await pass()
    expect(page.asked).toBe(2)
    await show(false)
    expect(timers).toEqual([])
    await show(true)
    expect(page.asked).toBe(3)
  })

  test('waits longer after a failure and asks as usual after a success', async () => {
    const { page, timers, settle, pass } = start()
    page.isReachable = false
    await settle()
    await pass()
    expect(timers.map(({ ms }) => ms)).toEqual([60_000])
    page.isReachable = true
    await pass()
    expect(timers.map(({ ms }) => ms)).toEqual([30_000])
  })

  test('asks for nothing when no link lives or it was stopped', async () => {
    const { page, timers, settle, stop } = start()
    page.hasLive = false
    await settle()
    expect(timers).toEqual([])
    stop()
    expect(page.asked).toBe(1)
  })
})
