import { describe, expect, test } from 'vitest'
import { smallCourse } from '#tests/builders/small-course.ts'
import { renderCourse } from './render-course.tsx'

const site = {
  style: { text: 'a{color:red}' },
  fonts: [],
  findPicture: (file: string) => file,
  socialPictures: new Set<string>(),
  samplePlan: null,
  course: smallCourse,
  courseVideos: 1,
}
const video = {
  sources: [{ src: '/learn/videos/three.webm', type: 'video/webm' }],
  poster: '/learn/videos/three.jpg',
  captions: '/learn/videos/three.vtt',
  chapters: '/learn/videos/three.chapters.vtt',
}
const pages = renderCourse(
  site,
  {
    course: smallCourse,
    readBody: (slug) => `<p>The words of ${slug}</p>`,
    findVideo: (name) => (name === 'three' ? video : null),
  },
  { lesson: { text: 'lesson()' }, classroom: { text: 'classroom()' } },
)
const page = (name: string) => pages.get(name) ?? ''

describe('the pages of a course', () => {
  test('are one for each lesson, and those around them', () => {
    expect([...pages.keys()]).toEqual([
      'classroom',
      'closed',
      'closed-account',
      'certificate',
      'certificate-unknown',
      'lessons/one',
      'lessons/two',
      'lessons/three',
    ])
  })

  test.each([...pages.keys()])(
    '%s is a complete document that the content security policy allows',
    (name) => {
      expect(page(name)).toMatch(/^<!doctype html><html lang="en"><head>/)
      expect(page(name).match(/<h1/g)).toHaveLength(1)
      expect(page(name)).toMatch(/<title>[^<]{10,70}<\/title>/)
      expect(page(name)).not.toMatch(/<[^>]+\sstyle="/)
    },
  )

  test('are kept from search engines, except the free lesson', () => {
    for (const name of pages.keys()) {
      expect(page(name).includes('content="noindex"')).toBe(name !== 'lessons/one')
    }
  })

  test('hold no words of a paid lesson but its own', () => {
    for (const name of pages.keys()) {
      expect(page(name).includes('The words of two')).toBe(name === 'lessons/two')
    }
  })
})

describe('a lesson', () => {
  test('says where it is in the course, and leads to the ones before and after', () => {
    expect(page('lessons/two')).toContain('Part 1 Idea / lesson 2 of 2 / 8 minutes')
    expect(page('lessons/two')).toMatch(/href="\/learn\/one" rel="prev"/)
    expect(page('lessons/two')).toMatch(/href="\/learn\/three" rel="next"/)
    expect(page('lessons/one')).not.toContain('rel="prev"')
    expect(page('lessons/three')).not.toContain('rel="next"')
  })

  test('has a video that loads nothing before it plays and works without a script', () => {
    const html = page('lessons/three')
    expect(html).toMatch(/<video controls="" playsInline="" preload="none"/)
    expect(html).toContain('<source src="/learn/videos/three.webm" type="video/webm"/>')
    expect(html).toMatch(/<track kind="captions"[^>]*src="\/learn\/videos\/three.vtt"/)
    expect(page('lessons/two')).not.toContain('<video')
  })

  test('gives every answer its reason', () => {
    expect(page('lessons/three')).toContain('No. It names no month.')
    expect(page('lessons/three')).toContain('Yes. It names a month.')
  })

  test('shows nothing of an account on the free page before someone is known', () => {
    expect(page('lessons/one')).toContain('This one is free.')
    expect(page('lessons/one')).toMatch(/<section aria-labelledby="ask" data-learner="" hidden=""/)
    expect(page('lessons/two')).not.toContain('data-visitor')
  })
})

test('the page of a certificate has a place for its name, date and number', () => {
  for (const token of ['%CERTIFICATE_NAME%', '%CERTIFICATE_DATE%', '%CERTIFICATE_NUMBER%']) {
    expect(page('certificate')).toContain(token)
    expect(page('certificate-unknown')).not.toContain(token)
  }
})
