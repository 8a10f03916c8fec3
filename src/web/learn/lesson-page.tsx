import { buildLessonPath } from '#contract/paths.ts'
import { isFreeLesson } from '#domain/course/course-facts.ts'
import { findNeighbors } from '#domain/course/find-lesson.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { product } from '#domain/page-texts/product.ts'
import { useCourse } from './course-context.ts'
import { CourseOverview } from './course-overview.tsx'
import { LearnDocument } from './learn-document.tsx'
import { LessonQuestions } from './lesson-questions.tsx'
import { LessonSide } from './lesson-side.tsx'
import { LessonVideo } from './lesson-video.tsx'

export function LessonPage({ lesson }: { lesson: Lesson }) {
  const { course, readBody, findVideo } = useCourse()
  const isOpen = isFreeLesson(course, lesson.slug)
  const video = findVideo(lesson.video)
  return (
    <LearnDocument
      head={{
        name: 'course',
        path: buildLessonPath(lesson.slug),
        title: `${lesson.title} – ${product.name} course`,
        description: lesson.summary,
        isPrivate: !isOpen,
      }}
    >
      <div className="learn-layout blueprint-grid" data-open={isOpen ? '' : undefined}>
        <CourseOverview current={lesson} isOpen={isOpen} />
        <main id="main" className="min-w-0">
          <article className="lesson px-4 py-5 sm:px-8 xl:px-11">
            <LessonHead lesson={lesson} />
            {video !== null && (
              <div className="mt-5">
                <LessonVideo title={lesson.title} video={video} />
              </div>
            )}
            <div
              className="lesson-body mt-6"
              dangerouslySetInnerHTML={{ __html: wrapChapters(readBody(lesson.slug)) }}
            />
            <LessonQuestions questions={lesson.questions ?? []} />
          </article>
        </main>
        <LessonSide lesson={lesson} isOpen={isOpen} />
        {/* After the exercise, so that no one on a phone goes on before they have seen it. */}
        <nav aria-label="Next lesson" className="lesson-next px-4 py-6 sm:px-8 xl:px-11 print:hidden">
          <Neighbors slug={lesson.slug} isNamed />
        </nav>
      </div>
    </LearnDocument>
  )
}

/** Each heading with its text, so that a phone lays out only what is near the window. */
function wrapChapters(html: string): string {
  return html
    .split(/(?=<h2)/)
    .map((chapter) => `<section>${chapter}</section>`)
    .join('')
}

function LessonHead({ lesson }: { lesson: Lesson }) {
  const { course } = useCourse()
  const partNumber = course.parts.findIndex(({ id }) => id === lesson.part) + 1
  const inPart = course.lessons.filter(({ part }) => part === lesson.part)
  const number = inPart.findIndex(({ slug }) => slug === lesson.slug) + 1
  const place = [
    `Part ${partNumber} ${course.parts[partNumber - 1]?.name}`,
    `lesson ${number} of ${inPart.length}`,
    `${lesson.minutes} minutes`,
  ]
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="mono-label text-ink-2 sm:pt-2.5">{place.join(' / ')}</p>
        <h1 className="display-heading mt-2 text-title">{lesson.title}</h1>
        <p className="mt-2 text-[1.0625rem] text-ink-2">{lesson.summary}</p>
      </div>
      <nav aria-label="Lessons before and after" className="hidden shrink-0 gap-2 sm:flex print:hidden">
        <Neighbors slug={lesson.slug} />
      </nav>
    </header>
  )
}

/** The links to the lessons before and after this one. */
function Neighbors({ slug, isNamed = false }: { slug: string; isNamed?: boolean }) {
  const { previous, next } = findNeighbors(useCourse().course, slug)
  const link = (word: string, lesson: Lesson) => (
    <a
      href={buildLessonPath(lesson.slug)}
      rel={word === 'Next' ? 'next' : 'prev'}
      className={isNamed && word === 'Next' ? 'solid-button ml-auto' : 'line-button'}
    >
      {isNamed ? `${word}: ${lesson.title}` : word}
    </a>
  )
  return (
    <>
      {previous && link('Previous', previous)}
      {next && link('Next', next)}
    </>
  )
}
