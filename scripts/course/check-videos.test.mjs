import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseLessonHead, parseParts } from '../../src/domain/course/parse-course.ts'
import { repositoryRoot } from '../repository-root.mjs'
import { findCaptionFaults, findVideoFaults } from './check-videos.mjs'
import { readCourse } from './read-course.mjs'

const first = '00:00.000 --> 00:05.000\nThis is the cash, month by month.\n'
const last = '00:05.000 --> 00:30.000\nIt is lowest in May.\n'
const track = (/** @type {string[]} */ ...cues) => ['WEBVTT\n', ...cues].join('\n')

test('every lesson has its video, with captions that can be read, chapters and a poster', () => {
  const folder = join(repositoryRoot, 'course')
  const { course } = readCourse(folder, { parseLessonHead, parseParts })
  expect(findVideoFaults(course, join(folder, 'videos'))).toEqual([])
})

test('captions in order, in sentences and slow enough have no fault', () => {
  expect(findCaptionFaults(track(first, last))).toEqual([])
})

test('captions that overlap, run too fast or are no sentence are named', () => {
  expect(findCaptionFaults(first)).toEqual(['it does not begin with WEBVTT'])
  expect(findCaptionFaults(track())).toEqual(['it is empty'])
  expect(findCaptionFaults(track(first))).toEqual(['it lasts 5 s, not 20 to 60'])
  const early = last.replace('00:05', '00:04')
  expect(findCaptionFaults(track(first, early))).toEqual([
    'what begins at 4 s is not after what is before it',
  ])
  expect(findCaptionFaults(track(first, last.replace('.\n', '\n')))).toEqual([
    '“It is lowest in May” is not a sentence',
  ])
  const brief = '00:00.000 --> 00:01.000\nThis is the cash, month by month.\n'
  expect(findCaptionFaults(track(brief, last))).toEqual([
    '“This is the cash, month by month.” is gone too soon',
  ])
})

test('a missing file is named, and an address of the operator’s own is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'))
  for (const ending of ['webm', 'vtt', 'jpg']) writeFileSync(join(folder, `cash.${ending}`), '')
  const lessons = [{ video: 'cash' }, { video: 'https://videos.example/cash.mp4' }]
  expect(findVideoFaults({ lessons }, folder)).toEqual(['cash.chapters.vtt is missing'])
  rmSync(folder, { recursive: true })
})
