import { expect } from '@playwright/test'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { openStep, readPlan, storePlan } from '#tests/support/open-workbook.ts'

const streams = Array.from({ length: 30 }, (_, index) => `Stream ${index + 1}`)

test('the page scrolls along when a row is dragged to a place off the screen', async ({ page }) => {
  const { user } = await signIn(page)
  await storePlan(page, user.id, { data: { businessModel: { revenueStreams: streams } } })
  await openStep(page, 3, 'Business Model')
  const rows = page.getByRole('group', { name: 'Revenue streams' }).getByRole('listitem')
  await expect(rows).toHaveCount(streams.length)
  await rows.first().getByTitle('Drag to reorder').hover()
  await page.mouse.down()
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 }
  await page.mouse.move(width / 2, height - 5, { steps: 5 })
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  await page.mouse.up()

  const readStreams = async () => (await readPlan(page)).data.businessModel.revenueStreams
  await expect.poll(async () => (await readStreams()).indexOf('Stream 1')).toBeGreaterThan(15)
  expect((await readStreams()).toSorted()).toEqual(streams.toSorted())
  await expect(rows.first().getByRole('textbox')).toHaveValue('Stream 2')
})
