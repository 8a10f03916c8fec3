import type { Locator, Page, PageScreenshotOptions } from '@playwright/test'
import { planId } from '#tests/support/open-workbook.ts'

interface Shot {
  alt: string
  viewport: { width: number; height: number }
  widths: readonly number[]
  take: (page: Page) => Promise<Buffer>
}

const settleMs = 400
const cornerPx = 12
const still: PageScreenshotOptions = { animations: 'disabled', caret: 'hide' }

/** What the landing pages show of the product. */
export const shots: Record<string, Shot> = {
  workbook: {
    alt: 'The workbook on step 1, Business Idea: twelve steps on the left, the answers in the middle, the advisor’s notes on the right',
    viewport: { width: 1360, height: 850 },
    widths: [720, 1080, 1440],
    take: async (page) => {
      await openStep(page, 1)
      return page.screenshot(still)
    },
  },
  economics: {
    alt: 'Unit economics with all calculations shown: customer value, acquisition cost, break-even, and a chart of one customer over time',
    viewport: { width: 1680, height: 1500 },
    widths: [480, 720, 1200],
    take: async (page) => {
      await openStep(page, 8)
      const card = page.locator('div:has(> div > h2:text-is("Unit economics"))')
      const row = card.locator('dl > div').filter({ hasText: 'LTV / CAC' })
      await row.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      const [whole, first] = [await requireBox(card), await requireBox(row)]
      // Without the card's own edge: the page that shows it gives it one.
      const clip = { x: whole.x + 1, y: first.y + 1, width: whole.width - 2 }
      return page.screenshot({
        ...still,
        clip: { ...clip, height: whole.y + whole.height - cornerPx - clip.y },
      })
    },
  },
  advisor: {
    alt: 'The advisor sizes the market from the plan’s own figures, top-down and bottom-up',
    viewport: { width: 1440, height: 664 },
    widths: [420, 840],
    take: async (page) => {
      await openStep(page, 2)
      await page.getByRole('button', { name: 'Help size my market', exact: true }).click()
      await page.getByRole('button', { name: 'CLEAR CONVERSATION' }).waitFor()
      const question = page.getByRole('region', { name: 'Conversation' })
      await question.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await page.mouse.move(0, 0)
      await page.waitForTimeout(settleMs)
      const panel = await requireBox(page.getByRole('complementary', { name: 'Advisor' }))
      const clip = { x: panel.x + 1, y: 4, width: panel.width - 1, height: panel.height - 4 }
      return page.screenshot({ ...still, clip })
    },
  },
  phone: {
    alt: 'The workbook on a phone',
    viewport: { width: 390, height: 800 },
    widths: [390, 640],
    take: async (page) => {
      await openStep(page, 1)
      return page.screenshot(still)
    },
  },
}

async function openStep(page: Page, step: number): Promise<void> {
  await page.goto(`/workbook?planId=${planId}&step=${step}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForTimeout(settleMs)
}

async function requireBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What is to be photographed is not on the page')
  return box
}
