import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reviewPlan } from '#advisor/review/review-plan.ts'
import type { WayOut } from '#domain/plan/personal-figures.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { withContent } from '#domain/sync/cloud-content.ts'
import { buildJsonExport } from '#exports/json-export.ts'
import { makeSharedCopy } from '#exports/sharing/make-shared-copy.ts'
import { excerptPlan } from '#server/plan-thread/plan-excerpt.ts'
import { buildReviewPrompt } from '#server/plan-thread/review-prompt.ts'
import { askAssistant, fetchSuggestions } from '#web/assistant/ask-assistant.ts'
import { saveCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import { askForMore } from '#web/workbook/review/ask-for-more.ts'
import { openTwoDevices } from '#tests/support/simulated-cloud.ts'

/** Names and amounts that stand nowhere else. */
const secrets = /Zelda Quist|Quist home|43219|43,219|87654|87,654/u

function planWith(flags: object): Workbook {
  const data = exampleOf('local-service')
  const { financialProjections } = data
  return restoreWorkbook({
    title: 'Harbor',
    data: {
      ...data,
      financialProjections: {
        ...financialProjections,
        personal: {
          ...flags,
          people: [{ id: 'z', name: 'Zelda Quist', income: 43_219 }],
          pledges: [{ id: 'h', name: 'Quist home', kind: 'real-estate', value: 87_654 }],
        },
      },
    },
  })
}

/** Each way a plan leaves its browser, and what goes out there. */
const ways: readonly (readonly [string, WayOut, (workbook: Workbook) => Promise<string>])[] = [
  ['the cloud copy', 'cloud-copy', (plan) => sent(() => saveCloudPlan('p', plan, '1'))],
  [
    'a question to the assistant',
    'model',
    ({ data, template }) =>
      sent(() =>
        askAssistant(
          { action: 'Help', history: [], stepNumber: 8, data, template },
          { signal: new AbortController().signal, onText: () => {} },
        ),
      ),
  ],
  [
    'suggestions of the assistant',
    'model',
    ({ data, template }) =>
      sent(() => fetchSuggestions({ stepNumber: 8, data, template }, new AbortController().signal)),
  ],
  ['more findings of a model', 'model', (plan) => sent(() => askForMore(plan, new AbortController().signal))],
  ['the prompt of an answer', 'model', ({ data }) => Promise.resolve(excerptPlan(8, data))],
  ['the prompt of a review', 'model', ({ data }) => Promise.resolve(buildReviewPrompt(data, []).system)],
  ['a bank’s link', 'readers-link', (plan) => share(plan, 'bank')],
  ['a link to the full plan', 'readers-link', (plan) => share(plan, 'full')],
]

const flagOf = { 'cloud-copy': 'inCloudCopy', 'readers-link': 'inReadersLinks', model: 'forModels' } as const

let bodies: string[] = []

beforeEach(() => {
  bodies = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    bodies.push(body)
    return Promise.resolve(new Response('{}', { status: 500 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function sent(send: () => Promise<unknown>): Promise<string> {
  await send().catch(() => {})
  expect(bodies.length).toBeGreaterThan(0)
  return bodies.join('\n')
}

async function share(plan: Workbook, reader: 'bank' | 'full'): Promise<string> {
  const date = new Date(2026, 10, 19)
  return JSON.stringify(
    await makeSharedCopy(plan, { reader, withFigures: true, review: null, sender: '', date }),
  )
}

describe('personal figures', () => {
  test.each(ways)('are not in %s unless this way is ticked', async (_name, way, send) => {
    const others = { inCloudCopy: true, inReadersLinks: true, forModels: true }
    expect(await send(planWith({ ...others, [flagOf[way]]: false }))).not.toMatch(secrets)
  })

  test.each(ways.filter(([name]) => !/full plan|review/u.test(name)))(
    'are in %s where this way alone is ticked',
    async (_name, way, send) => {
      expect(await send(planWith({ [flagOf[way]]: true }))).toMatch(secrets)
    },
  )

  test('are quoted by no finding, because a review is sent along with a link', () => {
    const { data } = planWith({})
    const [person] = data.financialProjections.personal.people
    if (person) person.name = '[Zelda Quist], guaranteed'
    expect(JSON.stringify(reviewPlan(data, 'local-service'))).not.toMatch(secrets)
  })

  test('are in the file that the person saves', () => {
    expect(JSON.stringify(buildJsonExport(planWith({}), '2026-11-19T00:00:00Z'))).toMatch(secrets)
  })

  test('stay in this browser when the cloud copy, which never had them, is taken over or merged', async () => {
    const { one, two, server, settle } = await openTwoDevices()
    const { personal } = planWith({}).data.financialProjections
    one.editor.edit({ label: 'Type' }, (workbook) => ({
      ...workbook,
      data: { ...workbook.data, financialProjections: { ...workbook.data.financialProjections, personal } },
    }))
    const peopleOfOne = () => one.editor.store.getState().workbook.data.financialProjections.personal.people
    two.type({ name: 'Pier' })
    await two.saveByHand()
    one.cloud.load()
    await settle()
    expect(one.idea().name).toBe('Pier')
    expect(peopleOfOne()).toMatchObject([{ name: 'Zelda Quist' }])
    two.type({ name: 'Quay' })
    await two.saveByHand()
    one.type({ solution: 'Tea' })
    await one.saveByHand()
    const conflict = one.cloud.findConflict()
    expect(conflict?.theirs.data.businessIdea.name).toBe('Quay')
    expect(conflict?.theirs.data.financialProjections.personal.people).toMatchObject(peopleOfOne())
    const theirs = conflict?.theirs
    if (theirs) one.editor.edit({ label: 'Take' }, (workbook) => withContent(workbook, theirs))
    one.cloud.settleConflict()
    one.type({ solution: 'Cocoa' })
    await one.saveByHand()
    expect(peopleOfOne()).toMatchObject([{ name: 'Zelda Quist' }])
    expect(JSON.stringify(server.versions)).not.toMatch(secrets)
    expect(server.versions.at(-1)).toMatchObject({ data: { businessIdea: { solution: 'Cocoa' } } })
  })
})
