import { expect, type Page } from '@playwright/test'

/** The toast that is shown, with exactly these texts. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(description, { exact: true })).toBeVisible()
}
