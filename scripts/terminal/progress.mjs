import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Progress
 * @property {(text: string) => void} tell keeps the last line of a running command's output
 * @property {(line?: string) => void} finish takes the progress off, and prints the line in its place
 *
 * @typedef {{ label: string, detail: string, startedAt: number, lastShownAt: number }} Task
 */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMs = 120
const plainEveryMs = 15_000

/** @type {Set<Task>} */
const running = new Set()
/** @type {NodeJS.Timeout | undefined} */
let timer
let frame = 0

/**
 * Shows that something is under way: one moving line on a terminal, a line now and then elsewhere.
 * @param {string} label
 * @param {{ isAnnounced?: boolean }} [options] false: nothing is printed before it takes long
 * @returns {Progress}
 */
export function showProgress(label, { isAnnounced = true } = {}) {
  const now = performance.now()
  const task = { label, detail: '', startedAt: now, lastShownAt: now }
  running.add(task)
  if (isAnnounced && !process.stdout.isTTY) console.log(`${label}…`)
  timer ??= setInterval(draw, process.stdout.isTTY ? frameMs : 1000)
  return {
    tell(text) {
      const line = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim()
      if (line) task.detail = line
    },
    finish(line) {
      running.delete(task)
      clearLine()
      if (line !== undefined) console.log(line)
      if (running.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

function draw() {
  const now = performance.now()
  if (process.stdout.isTTY) {
    const texts = [...running].map((task) => `${task.label} ${Math.round((now - task.startedAt) / 1000)} s`)
    const detail = [...running].at(-1)?.detail ?? ''
    frame += 1
    const line = `${frames[frame % frames.length]} ${texts.join(', ')}${detail ? `  ${detail}` : ''}`
    process.stdout.write(`\r\u001B[2K${line.slice(0, (process.stdout.columns || 80) - 1)}`)
    return
  }
  for (const task of running) {
    if (now - task.lastShownAt < plainEveryMs) continue
    task.lastShownAt = now
    const detail = task.detail ? `: ${task.detail.slice(0, 100)}` : ''
    console.log(`${task.label}… ${Math.round((now - task.startedAt) / 1000)} s${detail}`)
  }
}

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K')
}
