import type { Page } from '@playwright/test'

/** Fills localStorage up to its last character, or up to the number that is to be left. */
export async function fillStorage(page: Page, left = 0): Promise<void> {
  await page.evaluate((freeLength) => {
    localStorage.setItem('free', 'x'.repeat(freeLength))
    let count = 0
    for (let length = 1 << 20; length >= 1; length >>= 1) {
      try {
        for (;;) {
          localStorage.setItem(`filler ${count}`, 'x'.repeat(length))
          count += 1
        }
      } catch {
        // There is no room for values of this length, but smaller ones may still fit.
      }
    }
    if (freeLength > 0) localStorage.removeItem('free')
  }, left)
}

export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
  })
}

/** From the next page on, the browser refuses its databases, as some do in private windows. */
export async function blockDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
}

/** The plan texts in the spare storage. */
export async function readSpareTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'planwright')) return []
    const request = indexedDB.open('planwright')
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const texts = request.result.transaction('plans').objectStore('plans').getAll()
    await new Promise((resolve) => texts.addEventListener('success', resolve))
    request.result.close()
    return texts.result as string[]
  })
}
