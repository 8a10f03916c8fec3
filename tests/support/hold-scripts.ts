import type { Page } from '@playwright/test'

/** Every file of the program. */
export const allScripts = /\/assets\/.*\.js$/

/** Holds the program, or the part of it whose address matches, back until the returned function is called. */
export async function holdScripts(page: Page, address = allScripts): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
