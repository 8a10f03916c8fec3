import type { Course, Lesson } from '#domain/course/lesson.ts'

const lesson = (slug: string, part: string, more: Partial<Lesson>): Lesson => ({
  slug,
  part,
  title: `The lesson ${slug}`,
  steps: [1],
  minutes: 8,
  summary: `What ${slug} teaches.`,
  video: slug,
  worksheet: [{ ask: 'Write it down', lines: 2 }],
  exercise: [
    { say: 'Name the business', pass: { filled: ['businessIdea', 'businessName'] } },
    { say: 'Say the problem', pass: { ownWords: ['businessIdea', 'problem'], words: 12 } },
  ],
  ...more,
})

/** Three lessons in two parts. */
export const smallCourse: Course = {
  parts: [
    { id: 'idea', name: 'Idea', text: 'Say it.' },
    { id: 'money', name: 'Money', text: 'Count it.' },
  ],
  lessons: [
    lesson('one', 'idea', {}),
    lesson('two', 'idea', { steps: [2] }),
    lesson('three', 'money', {
      steps: [8],
      minutes: 10,
      questions: [
        {
          ask: 'Which can a banker check?',
          answers: [
            { text: 'We keep enough cash.', because: 'No. It names no month.' },
            { text: 'Cash is lowest in May.', because: 'Yes. It names a month.', right: true },
          ],
        },
      ],
    }),
  ],
}
