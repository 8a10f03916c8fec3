import { expect, type Locator, type Page } from '@playwright/test'

/** Expects a toast with exactly these texts, in a single check because toasts disappear. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast).toHaveCount(1)
}

/** The toast does not cover this control. */
export async function expectClearOfToast(page: Page, control: Locator): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  const [over, under] = [await toast.boundingBox(), await control.boundingBox()]
  if (!over || !under) throw new Error('Only what is on the page can be compared')
  const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width
  const isAbove = over.y >= under.y + under.height || under.y >= over.y + over.height
  expect(isBeside || isAbove, `toast ${JSON.stringify(over)}, control ${JSON.stringify(under)}`).toBe(true)
}
