import type { Locator, Page } from '@playwright/test'
import type { Film } from './film.ts'
import type { Act } from './scene.ts'
import {
  type Box,
  drawOverlay,
  drawWholePage,
  findSeenBox,
  planScroll,
  type Point,
  scrollTo,
  settle,
  stage,
} from './stage.ts'

const moveFrames = 6
const lettersPerFrame = 5
const corner = [1, stage.viewport.height - 1] as const

/** Does what a scene says, with a pointer that can be followed. */
export class Performer {
  private pointer: Point = { x: stage.viewport.width * 0.72, y: stage.viewport.height * 0.55 }
  private framed: Locator | null = null
  private readonly page: Page
  private readonly film: Film

  constructor(page: Page, film: Film) {
    this.page = page
    this.film = film
  }

  async perform(act: Act): Promise<void> {
    switch (act.kind) {
      case 'open':
        return this.open(act.address)
      case 'show':
        return this.show(act.target(this.page))
      case 'mark':
        return this.mark(act.target(this.page), act.phrase)
      case 'click':
        return this.click(act.target(this.page))
      case 'type':
        return this.type(act.target(this.page), act.text)
      case 'slide':
        return this.slide(act.target(this.page), act.to)
      case 'choose':
        return this.choose(act.target(this.page), act.option)
      case 'press':
        this.framed = null
        await this.page.keyboard.press(act.key)
        return this.takeSettled()
    }
  }

  private async open(address: string): Promise<void> {
    this.framed = null
    await this.page.goto(address)
    await this.page.getByRole('heading', { level: 1 }).waitFor()
    await this.page.waitForLoadState('networkidle')
    await drawWholePage(this.page)
    await this.takeSettled()
  }

  private async show(target: Locator): Promise<void> {
    // Only a click takes the real pointer along: what is under it changes its look.
    await this.page.mouse.move(...corner)
    await this.moveTo(target, ({ x, y, width, height }) => ({
      x: x + width - Math.min(26, width / 4),
      y: y + height - Math.min(12, height / 4),
    }))
    this.framed = target
    await this.take({ frameOpacity: 0.5 })
    await this.take()
  }

  private async mark(target: Locator, phrase: string): Promise<void> {
    await this.show(target)
    await target.evaluate((element, words) => {
      if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement))
        throw new Error('Only the text of a field can be marked')
      const start = element.value.indexOf(words)
      if (start < 0) throw new Error(`The field does not say “${words}”`)
      element.focus({ preventScroll: true })
      element.setSelectionRange(start, start + words.length)
    }, phrase)
    await this.takeSettled()
  }

  private async click(target: Locator): Promise<void> {
    this.framed = null
    await this.moveTo(target, ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }), {
      ifHidden: true,
    })
    await this.take({ press: 0.3 })
    await this.take({ press: 0.8 })
    await this.page.mouse.click(this.pointer.x, this.pointer.y)
    await this.takeSettled()
  }

  private async type(target: Locator, text: string): Promise<void> {
    await this.show(target)
    for (let end = lettersPerFrame; end < text.length + lettersPerFrame; end += lettersPerFrame) {
      await target.fill(text.slice(0, end))
      await this.take()
    }
    await this.takeSettled()
  }

  private async slide(target: Locator, values: readonly number[]): Promise<void> {
    await this.show(target)
    for (const value of values) {
      await target.fill(String(value))
      await settle(this.page)
      await this.take()
    }
  }

  private async choose(target: Locator, option: string): Promise<void> {
    await this.show(target)
    await target.selectOption(option)
    await this.takeSettled()
  }

  /** Scrolls until the target is in view while the pointer goes to its place. */
  private async moveTo(
    target: Locator,
    choosePoint: (box: Box) => Point,
    when = { ifHidden: false },
  ): Promise<void> {
    this.framed = null
    await target.waitFor()
    const scroll = await planScroll(target, when)
    const start = this.pointer
    const now = await requireBox(target)
    const end = choosePoint({ ...now, y: now.y + scroll.from - scroll.to })
    const goal = keepOnStage(end)
    for (let frame = 1; frame <= moveFrames; frame++) {
      const part = ease(frame / moveFrames)
      await scrollTo(this.page, scroll.from + (scroll.to - scroll.from) * part)
      this.pointer = { x: mix(start.x, goal.x, part), y: mix(start.y, goal.y, part) }
      await this.take()
    }
    await settle(this.page)
    await scrollTo(this.page, (await planScroll(target, when)).to)
    this.pointer = keepOnStage(choosePoint(await requireBox(target)))
  }

  private async takeSettled(): Promise<void> {
    await settle(this.page)
    await this.take()
  }

  private async take({ press = 0, frameOpacity = 1 } = {}): Promise<void> {
    const box = this.framed && (await this.framed.isVisible()) ? await findSeenBox(this.framed) : null
    const frame = box ? { ...widen(box), opacity: frameOpacity } : null
    await drawOverlay(this.page, { pointer: this.pointer, press, frame })
    await this.film.take()
  }
}

function widen({ x, y, width, height }: Box): Box {
  const gap = 7
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap }
}

function keepOnStage({ x, y }: Point): Point {
  const { width, height } = stage.viewport
  return { x: Math.min(Math.max(x, 12), width - 30), y: Math.min(Math.max(y, 12), height - 40) }
}

function ease(part: number): number {
  return part * part * (3 - 2 * part)
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

async function requireBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What is to be shown is not on the page')
  return box
}
