import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from '@playwright/test'

export const framesPerSecond = 10

interface Frame {
  file: string
  /** For how many frames of the video it stands still. */
  count: number
}

/** The frames of a video. Its time is counted in frames, so a slow machine makes the same video. */
export class Film {
  readonly frames: Frame[] = []
  private readonly folder: string
  private readonly session: CDPSession

  private constructor(folder: string, session: CDPSession) {
    this.folder = folder
    this.session = session
  }

  static async start(page: Page, folder: string): Promise<Film> {
    return new Film(folder, await page.context().newCDPSession(page))
  }

  get length(): number {
    return this.frames.reduce((sum, { count }) => sum + count, 0)
  }

  /** Takes the page as it is now. */
  async take(): Promise<void> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    const file = path.join(this.folder, `${String(this.frames.length).padStart(4, '0')}.png`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    this.frames.push({ file, count: 1 })
  }

  /** Lets the last frame stand until the video has this many frames. */
  holdUntil(length: number): void {
    const last = this.frames.at(-1)
    if (last && length > this.length) last.count += length - this.length
  }
}
