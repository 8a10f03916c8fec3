import { describe, expect, test } from 'vitest'
import { keepPersonal, leaveOutPersonal } from './personal-figures.ts'
import { restoreWorkbookData } from './restore.ts'
import { toStoredData } from './to-stored-data.ts'

const planWith = (personal: object) => restoreWorkbookData({ financialProjections: { personal } })
const ana = { id: 'a', name: 'Ana', living: 3100, secretOfALaterVersion: 77 }
const home = { id: 'h', name: 'Home', value: 300_000 }
const figures = { people: [ana], pledges: [home], ownersPayPercent: 60, netWorth: 5 }
const personalOf = (data: ReturnType<typeof planWith>) => data.financialProjections.personal

describe('personal figures', () => {
  test.each([
    ['cloud-copy', 'inCloudCopy'],
    ['readers-link', 'inReadersLinks'],
    ['model', 'forModels'],
  ] as const)('leave for the %s only where it is ticked, and what is ticked goes along', (way, flag) => {
    const others = { inCloudCopy: true, inReadersLinks: true, forModels: true, [flag]: false }
    const cut = leaveOutPersonal(planWith({ ...figures, ...others }), way)
    expect(personalOf(cut)).toEqual({ ...others, ownersPayPercent: null, people: [], pledges: [] })
    expect(leaveOutPersonal(cut, way)).toEqual(cut)
    const ticked = planWith({ ...figures, [flag]: true })
    expect(leaveOutPersonal(ticked, way)).toBe(ticked)
  })

  test('are not in a stored plan that has none', () => {
    const { personal: _none, ...bare } = toStoredData(planWith({}))['financialProjections'] as {
      personal?: unknown
    }
    expect(_none).toBeUndefined()
    expect(bare).toBeDefined()
  })

  test('of this browser stay when a cloud copy without them is taken over', () => {
    const ours = planWith(figures)
    const theirs = leaveOutPersonal(planWith({ ...figures, inReadersLinks: true }), 'cloud-copy')
    expect(personalOf(keepPersonal(theirs, ours))).toEqual({ ...personalOf(ours), inReadersLinks: true })
  })

  test('of a cloud copy that has them replace those that were in it, and join those that never were', () => {
    const theirs = planWith({ inCloudCopy: true, people: [{ id: 'b', name: 'Ben' }] })
    const shared = planWith({ ...figures, inCloudCopy: true })
    expect(keepPersonal(theirs, shared)).toBe(theirs)
    const { people, pledges, ownersPayPercent } = personalOf(keepPersonal(theirs, planWith(figures)))
    expect([people.map(({ name }) => name), pledges.length, ownersPayPercent]).toEqual([
      ['Ben', 'Ana'],
      1,
      60,
    ])
  })
})
