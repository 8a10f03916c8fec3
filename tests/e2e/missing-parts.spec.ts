import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/support/accessibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import { test } from '#tests/support/expect-no-console-errors.ts'
import { button, field, heading, openPlan, planId, readIdea } from '#tests/support/open-workbook.ts'

test.use({ hasAdvisor: true })

const openStep = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Steps and plan' }).getByRole('button', { name }).click()
const partOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js`)

/** Marks the page, to tell it from one that was loaded again. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset['page'] = 'as it was'))
const expectSamePage = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-page', 'as it was')

/** Gives half of a file, as a proxy does that lost the other half, to as many requests. */
async function cutOff(page: Page, part: RegExp, requests: number): Promise<void> {
  await page.route(
    part,
    async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
    },
    { times: requests },
  )
}

/** The advisor's first worker begins each job and never ends it, as with a plan that is too much for a rule. */
async function hangFirstWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class HangingWorker extends EventTarget {
      postMessage({ id }: { id?: number }): void {
        if (id !== undefined) this.dispatchEvent(new MessageEvent('message', { data: { id, begun: true } }))
      }
      terminate(): void {}
    }
    let opened = 0
    globalThis.Worker = new Proxy(Worker, {
      construct: (real, [address, options]: ConstructorParameters<typeof Worker>) => {
        if (!String(address).includes('advisor-worker')) return new real(address, options)
        opened += 1
        return opened === 1 ? new HangingWorker() : new real(address, options)
      },
    })
  })
}

test('whatever part of the workbook fails to load, the page says so, goes on, and keeps every word', async ({
  page,
  context,
  allowConsoleError,
}) => {
  // The browser's own lines about files that failed, and ours about those that a network does not explain.
  allowConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|MissingPartError/)
  const { user } = await signIn(page)
  await cutOff(page, partOf('marketing-strategy-form'), 1)
  await cutOff(page, partOf('business-model-form'), 99)
  await page.route(partOf('operations-plan-form'), (route) => route.fulfill({ status: 404, body: 'Gone' }))
  await openPlan(page, user.id)
  await mark(page)
  const form = page
    .getByRole('main')
    .getByRole('button', { name: /^Example for/ })
    .first()
  const notice = page.getByRole('status').filter({ hasText: 'This part could not be loaded' })

  await test.step('a file that came cut off once is fetched again without a word', async () => {
    await openStep(page, 'Marketing Strategy')
    await expect(form).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await test.step('one that stays cut off is asked for again when the person asks', async () => {
    await openStep(page, 'Business Model')
    await expect(notice).toContainText('Try again. If that does not help, reload the page')
    await expect(heading(page, 'Business Model')).toBeVisible()
    await expectNoAxeViolations(page, undefined, 'main')
    await page.unroute(partOf('business-model-form'))
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await expect(form).toBeVisible()
    await expectSamePage(page)
  })

  await test.step('one that a newer version replaced needs a reload, which keeps what was typed just now', async () => {
    await openStep(page, 'Operations Plan')
    await expect(notice).toContainText('A newer version is ready')
    await openStep(page, 'Business Idea')
    await field(page, 'Business name').fill('Typed before the reload')
    await openStep(page, 'Operations Plan')
    await expect(notice).toBeVisible()
    await page.unroute(partOf('operations-plan-form'))
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-page')
    await expect(form).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect((await readIdea(page)).name).toBe('Typed before the reload')
  })

  await test.step('without a network, the advisor’s place says so calmly, and the advisor comes with the network', async () => {
    const panel = partOf('assistant-panel')
    await page.route(panel, (route) => route.abort('internetdisconnected'))
    await page.goto(`/workbook?planId=${planId}&step=2`)
    const advisor = page.getByRole('complementary', { name: 'Advisor' })
    await expect(advisor).toContainText('The advisor could not be loaded')
    await expect(advisor).toContainText('What a good answer includes')
    await context.setOffline(true)
    await page.unroute(panel)
    await context.setOffline(false)
    await expect(advisor.getByRole('textbox')).toBeVisible()
    await expect(advisor).not.toContainText('could not be loaded')
  })

  await test.step('a review that never ends is stopped, and starts again when the person asks', async () => {
    await page.clock.install()
    await hangFirstWorker(page)
    await page.goto(`/workbook?planId=${planId}&step=review`)
    const stopped = page.getByText('The review took too long and was stopped')
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(stopped).toBeVisible({ timeout: 100 })
    }).toPass()
    await button(page, 'Try again').click()
    await expect(stopped).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(heading(page, 'Not ready for the bank yet')).toBeVisible()
  })
})
