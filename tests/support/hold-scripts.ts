import type { Page } from '@playwright/test'

/** Every file of the program. */
export const allScripts = /\/assets\/.*\.js$/

/**
 * Holds the program, or the parts of it whose addresses match, back until the returned function is called. That one
 * waits until each part was asked for, so that a renamed file can't leave a test with nothing to hold.
 */
export async function holdScripts(
  page: Page,
  parts: readonly RegExp[] = [allScripts],
): Promise<() => Promise<void>> {
  const held = await Promise.all(parts.map((part) => holdScript(page, part)))
  return async () => {
    for (const { asked, release } of held) {
      await asked
      release()
    }
  }
}

async function holdScript(page: Page, address: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let noteAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve
  })
  await page.route(address, async (route) => {
    noteAsked()
    await released
    await route.continue()
  })
  return { asked, release }
}
