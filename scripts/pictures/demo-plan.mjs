import { randomUUID } from 'node:crypto'
import { tsImport } from 'tsx/esm/api'
import { inRepository } from '../repository-root.mjs'

export const planId = 'wb_harbor_roasters'

/**
 * Someone signed out, who sees everything twice as fine.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
export function openContext(browser, options) {
  return browser.newContext({
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  })
}

/**
 * The worked example of a coffee shop, as someone has it who wrote it in this workbook.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function loadDemoPlan() {
  const file = inRepository('src', 'domain', 'plan', 'fields', 'examples', 'load-example.ts')
  const { loadExample } = await tsImport(file, import.meta.url)
  return {
    title: 'Harbor Roasters',
    template: 'local-service',
    currentStep: 8,
    completedSteps: [1, 2, 3, 4, 5, 6, 7],
    data: await loadExample('local-service'),
  }
}

/**
 * Signs a new account up and puts the plan where the workbook finds it.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Record<string, unknown>} plan
 */
export async function signUpWithPlan(context, plan) {
  // The name is seen on the dashboard; the address only has to be nobody else's.
  const username = `ada-${randomUUID().slice(0, 8)}`
  const answer = await context.request.post('/api/auth/register', {
    data: {
      username,
      email: `${username}@example.com`,
      password: randomUUID(),
      firstName: 'Ada',
      lastName: 'Byron',
    },
  })
  if (!answer.ok()) throw new Error(`Signing up failed: ${await answer.text()}`)
  const { id: owner } = await answer.json()
  const page = await context.newPage()
  // Any page of the product's own address will do, and this one runs nothing of it.
  await page.goto('/favicon.svg')
  const text = JSON.stringify({ owner, lastSaved: new Date().toISOString(), ...plan })
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: `workbook:${planId}`,
    value: text,
  })
  await page.close()
}
