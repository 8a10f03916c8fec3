import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {import('../../src/domain/course/lesson.ts').Course} Course
 * @typedef {{ from: number, to: number, text: string }} Cue from and to are in seconds
 */

const required = ['webm', 'vtt', 'chapters.vtt', 'jpg']
const endings = [...required, 'mp4']

/** A video is fetched over a phone's connection, and nobody reads faster. */
const limits = { bytes: 600_000, shortest: 20, longest: 60, lettersPerSecond: 20 }

/**
 * What is wrong with the videos that lessons name. An address of the operator's own is not looked at.
 * @param {Pick<Course, 'lessons'> | { lessons: { video: string }[] }} course
 * @param {string} folder
 * @returns {string[]} each begins with the file's name
 */
export function findVideoFaults({ lessons }, folder) {
  const names = lessons.map(({ video }) => video).filter((video) => !video.startsWith('https://'))
  return names.flatMap((name) => {
    const path = (/** @type {string} */ ending) => join(folder, `${name}.${ending}`)
    const missing = required.filter((ending) => !existsSync(path(ending)))
    if (missing.length > 0) return missing.map((ending) => `${name}.${ending} is missing`)
    const captions = readFileSync(path('vtt'), 'utf8')
    const chapters = readFileSync(path('chapters.vtt'), 'utf8')
    return [
      ...endings
        .filter((ending) => existsSync(path(ending)) && statSync(path(ending)).size > limits.bytes)
        .map((ending) => `${name}.${ending} is larger than ${limits.bytes / 1000} kB`),
      ...findCaptionFaults(captions).map((fault) => `${name}.vtt: ${fault}`),
      ...findOrderFaults(chapters).map((fault) => `${name}.chapters.vtt: ${fault}`),
    ]
  })
}

/**
 * @param {string} track
 * @returns {string[]}
 */
export function findCaptionFaults(track) {
  const faults = findOrderFaults(track)
  if (faults.length > 0) return faults
  const cues = parseTrack(track)
  const seconds = cues.at(-1)?.to ?? 0
  if (seconds < limits.shortest || seconds > limits.longest)
    faults.push(`it lasts ${seconds} s, not ${limits.shortest} to ${limits.longest}`)
  for (const { from, to, text } of cues) {
    if (!/^[“"A-Z\d$].*[.?!][”"]?$/s.test(text)) faults.push(`“${text}” is not a sentence`)
    if (text.length / (to - from) > limits.lettersPerSecond) faults.push(`“${text}” is gone too soon`)
  }
  return faults
}

/** @param {string} track */
function findOrderFaults(track) {
  if (!/^WEBVTT\r?\n/.test(track)) return ['it does not begin with WEBVTT']
  const cues = parseTrack(track)
  if (cues.length === 0) return ['it is empty']
  return cues.flatMap(({ from, to }, index) => {
    const before = cues[index - 1]?.to ?? 0
    return from < before || to <= from ? [`what begins at ${from} s is not after what is before it`] : []
  })
}

/**
 * @param {string} track
 * @returns {Cue[]}
 */
function parseTrack(track) {
  const cue = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> (?:(\d+):)?(\d\d):(\d\d\.\d{3}).*\r?\n((?:.+\r?\n?)+)/gm
  return [...track.matchAll(cue)].map(([, ...parts]) => ({
    from: toSeconds(parts.slice(0, 3)),
    to: toSeconds(parts.slice(3, 6)),
    text: (parts[6] ?? '').trim(),
  }))
}

/** @param {(string | undefined)[]} parts hours, minutes and seconds */
function toSeconds([hours = '0', minutes = '0', seconds = '0']) {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
