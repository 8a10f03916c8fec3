import { expect, type Page } from '@playwright/test'

/** Expects a toast with exactly these texts, in a single check because toasts disappear. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast).toHaveCount(1)
}
