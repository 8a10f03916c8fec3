import { expect, type Page } from '@playwright/test'

/** The toast that is shown, with exactly these texts: asked in one look, because a toast goes by itself. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast).toHaveCount(1)
}
