import { buildLessonPath, learnPaths } from '#contract/paths.ts'
import { describeCourse } from '#domain/course/course-facts.ts'
import type { Lesson, Part } from '#domain/course/lesson.ts'
import { product } from '#domain/page-texts/product.ts'
import { ClassroomCertificate } from './classroom-certificate.tsx'
import { ClassroomHeader } from './classroom-header.tsx'
import { useCourse } from './course-context.ts'
import { LearnDocument } from './learn-document.tsx'

/** The course at a glance: where the learner is, every lesson, and what waits at the end. */
export function ClassroomPage() {
  const { course } = useCourse()
  const { lessons, time } = describeCourse(course)
  const [first] = course.lessons
  return (
    <LearnDocument
      head={{
        name: 'course',
        path: learnPaths.classroom,
        title: `Your course – ${product.name}`,
        description: 'Every lesson of the course, your progress, and the certificate at the end.',
        isPrivate: true,
      }}
    >
      <ClassroomHeader />
      <main id="main" className="blueprint-grid">
        <div className="mx-auto grid max-w-6xl gap-10 px-4 py-9 sm:px-6 lg:px-8 lg:pb-16">
          <section aria-labelledby="progress" className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_22rem]">
            <div>
              <p className="mono-label text-ink-3">{`${product.name} / Course`}</p>
              <h1 id="progress" className="display-heading mt-2 text-title">
                Your course
              </h1>
              <p className="mt-2 text-ink-2">{`${lessons}, ${time}, and the time you take to write. A lesson is done when your own plan passes its exercise.`}</p>
              <p data-plan-line="" hidden className="mt-3">
                Your plan for the course: <strong data-plan-title="" className="font-semibold" />.{' '}
                <button type="button" data-choose-plan="" className="font-semibold text-blue hover:underline">
                  Change plan
                </button>
              </p>
              <p data-without-plan="" hidden className="mt-3">
                Choose the plan that you write in this course.{' '}
                <button type="button" data-choose-plan="" className="font-semibold text-blue hover:underline">
                  Choose a plan
                </button>
              </p>
              <p role="alert" data-course-fault="" className="mt-3 text-red empty:hidden" />
            </div>
            <div className="self-center rounded-card border bg-surface p-5 shadow-sheet">
              <p className="flex justify-between gap-3">
                <span data-progress-text="">{lessons}</span>
                <span data-progress-percent="" className="mono-label pt-1 font-bold" />
              </p>
              <progress
                data-progress=""
                value={0}
                max={course.lessons.length}
                aria-label="Lessons done"
                className="course-progress mt-2"
              />
              {first && (
                <a href={buildLessonPath(first.slug)} data-resume="" className="solid-button mt-4 w-full">
                  {`Start: ${first.title}`}
                </a>
              )}
              <a href="#certificate" hidden data-to-certificate="" className="solid-button mt-4 w-full">
                See your certificate
              </a>
            </div>
          </section>
          <section aria-label="Parts and lessons" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {course.parts.map((part, index) => (
              <PartCard key={part.id} number={index + 1} part={part} />
            ))}
          </section>
          <ClassroomCertificate />
        </div>
      </main>
    </LearnDocument>
  )
}

function PartCard({ number, part }: { number: number; part: Part }) {
  const lessons = useCourse().course.lessons.filter((lesson) => lesson.part === part.id)
  return (
    <section
      aria-labelledby={`part-${part.id}`}
      data-part=""
      className="flex flex-col rounded-card border bg-surface p-5"
    >
      <p className="mono-label flex justify-between text-ink-3">
        <span className="text-blue">{`Part ${number}`}</span>
        <span data-part-count="">{lessons.length}</span>
      </p>
      <h2 id={`part-${part.id}`} className="display-heading mt-2 text-heading">
        {part.name}
      </h2>
      <p className="mt-0.5 text-[0.9375rem] text-ink-2">{part.text}</p>
      <span className="mt-3 flex gap-1" aria-hidden="true">
        {lessons.map(({ slug }) => (
          <span key={slug} data-lesson={slug} className="lesson-bar" />
        ))}
      </span>
      <ul className="mt-3 -mx-2">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.slug} lesson={lesson} />
        ))}
      </ul>
    </section>
  )
}

function LessonRow({ lesson: { slug, title, minutes } }: { lesson: Lesson }) {
  return (
    <li>
      <a
        href={buildLessonPath(slug)}
        className="flex items-baseline gap-2 rounded-control px-2 py-1.5 text-[0.9375rem] hover:bg-sunk hover:text-blue"
      >
        <span className="grow">{title}</span>
        <span data-lesson={slug} className="lesson-mark" />
        <span className="mono-label shrink-0 text-ink-3">{`${minutes} min`}</span>
      </a>
    </li>
  )
}
