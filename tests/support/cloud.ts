import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { apiPaths } from '#contract/paths.ts'
import { button, openPlanMenu, savedWhere } from './open-workbook.ts'
import { expectToast } from './toasts.ts'

/** The same person on another device: a separate browser signed in to the same account. */
export async function openOtherDevice(
  browser: Browser,
  account: { username: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { username, password } = account
  const answer = await context.request.post(apiPaths.login, { data: { username, password } })
  expect(answer.ok()).toBe(true)
  return context.newPage()
}

export async function saveToCloud(page: Page): Promise<void> {
  await openPlanMenu(page)
  await button(page, 'Save to Cloud').click()
}

/** Also waits for the server's answer, because the notice on the screen may be from an earlier save. */
export async function saveToCloudAndWait(page: Page): Promise<void> {
  const isSave = (answer: Response) =>
    answer.request().method() === 'POST' && new URL(answer.url()).pathname === apiPaths.workbooks
  const [answer] = await Promise.all([page.waitForResponse(isSave), saveToCloud(page)])
  expect(answer.ok()).toBe(true)
  await expectToast(page, 'Saved to Cloud', 'Your workbook has been saved successfully.')
  await expect(savedWhere(page, 'Saved to cloud just now')).toBeVisible()
}
