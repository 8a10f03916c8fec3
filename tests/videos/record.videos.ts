import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { exampleList } from '#domain/plan/templates/examples/example-list.ts'
import { finishExample } from '#domain/plan/templates/examples/finish-example.ts'
import { makeAccountDetails, registerAccount } from '#tests/support/accounts.ts'
import { storePlan } from '#tests/support/open-workbook.ts'
import { encodeFilm, requireFfmpeg, writePoster } from './encode.ts'
import { Film, framesPerSecond } from './film.ts'
import { Performer } from './performer.ts'
import type { Scene } from './scene.ts'
import { type Cue, writeTrack } from './write-tracks.ts'

const target = 'course/videos'
const lessons = path.join(import.meta.dirname, 'lessons')

/** A viewer reads this many letters a second and still sees what happens. */
const lettersPerSecond = 15
const shortestScene = 3.5
/** How long the result of a scene stands, at least. */
const lookFrames = framesPerSecond
const captionGap = 0.1

/** The day of the recordings: the same dates in the product, whenever they are made again. */
const today = { date: new Date('2026-11-16T09:00:00'), month: 2026 * 12 + 10 }

test.beforeAll(requireFfmpeg)

const wanted = process.env['VIDEOS']?.split(',')
for (const file of readdirSync(lessons).toSorted()) {
  const name = path.basename(file, '.ts')
  if (wanted && !wanted.includes(name)) continue
  test(name, async ({ page }, testInfo) => {
    const { scenes } = (await import(path.join(lessons, file))) as { scenes: readonly Scene[] }
    await preparePlan(page)
    mkdirSync(testInfo.outputDir, { recursive: true })
    mkdirSync(target, { recursive: true })
    const film = await Film.start(page, testInfo.outputDir)
    const { captions, chapters, poster } = await record(page, film, scenes)
    const named = path.join(target, name)
    writeTrack(`${named}.vtt`, captions)
    writeTrack(`${named}.chapters.vtt`, chapters)
    if (poster) await writePoster(poster, named)
    await encodeFilm(film, {
      folder: testInfo.outputDir,
      target: named,
      chapters: chapters.map(({ from }) => from),
    })
  })
}

/** The worked business of the course, as "Open an example plan" creates it. */
async function preparePlan(page: Page): Promise<void> {
  const owner = { ...makeAccountDetails(), firstName: 'Elena', lastName: 'Marsh' }
  const { user } = await registerAccount(page.request, owner)
  await page.clock.setFixedTime(today.date)
  const info = exampleList.find(({ id }) => id === 'local-service')
  if (!info) throw new Error('The worked business is not among the examples')
  const plan = await finishExample(info, today.month)
  await storePlan(page, user.id, { ...plan, title: info.name, lastSaved: today.date.toISOString() })
}

async function record(page: Page, film: Film, scenes: readonly Scene[]) {
  const performer = new Performer(page, film)
  const captions: Cue[] = []
  const chapters: Cue[] = []
  let poster: string | undefined
  for (const scene of scenes) {
    const from = film.length
    for (const act of scene.do) await performer.perform(act)
    const reading = Math.max(shortestScene, scene.caption.length / lettersPerSecond)
    film.holdUntil(Math.max(from + Math.ceil(reading * framesPerSecond), film.length + lookFrames))
    const cue = { from: from / framesPerSecond, to: film.length / framesPerSecond }
    captions.push({ ...cue, to: cue.to - captionGap, text: scene.caption })
    const chapter = chapters.at(-1)
    if (scene.chapter !== undefined) chapters.push({ ...cue, text: scene.chapter })
    else if (chapter) chapter.to = cue.to
    if (scene.isPoster) poster = film.frames.at(-1)?.file
  }
  return { captions, chapters, poster }
}
