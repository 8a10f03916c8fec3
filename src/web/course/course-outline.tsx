import { buildLessonPath } from '#contract/paths.ts'
import { describeCourse, nameSteps } from '#domain/course/course-facts.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { courseContent } from '#domain/page-texts/course.ts'
import { useSiteAssets } from '#web/site/site-assets.ts'

const { outline } = courseContent

/** Every lesson of the course. What is said about them is counted from their files. */
export function CourseOutline() {
  const { course, courseVideos } = useSiteAssets()
  const videos = courseVideos === 0 ? '' : `, ${courseVideos} videos`
  const { lessons, time } = describeCourse(course)
  const [first] = course.lessons
  return (
    <section aria-labelledby="outline" className="page-width py-18 sm:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <div className="max-w-2xl">
          <h2 id="outline" className="section-heading">
            {`${course.parts.length} parts, one document`}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{outline.lead}</p>
          <p className="mt-2 text-lg font-semibold">{`${lessons}, ${time}${videos}, and the time you take to write.`}</p>
        </div>
        {first && (
          <p className="rounded-card border bg-surface px-5 py-4">
            <span className="mono-label block text-green">{outline.free}</span>
            <span className="mt-1 block font-semibold">{first.title}</span>
            <a href={buildLessonPath(first.slug)} className="text-link">
              {outline.read}
            </a>
          </p>
        )}
      </div>
      <ol className="mt-10 grid gap-px overflow-clip rounded-card border bg-rule sm:grid-cols-2 lg:grid-cols-3">
        {course.parts.map(({ id, name, text }, index) => (
          <Part key={id} {...{ name, text }} number={index + 1} lessons={listLessons(course.lessons, id)} />
        ))}
      </ol>
    </section>
  )
}

function listLessons(lessons: readonly Lesson[], part: string): Lesson[] {
  return lessons.filter((lesson) => lesson.part === part)
}

interface PartProps {
  number: number
  name: string
  text: string
  lessons: readonly Lesson[]
}

function Part({ number, name, text, lessons }: PartProps) {
  return (
    <li className="flex flex-col bg-surface p-6 sm:p-8">
      <p className="mono-label flex justify-between gap-4 text-ink-3">
        <span className="text-blue">{`Part ${number}`}</span>
        {nameSteps(lessons)}
      </p>
      <h3 className="display-heading mt-4 text-heading">{name}</h3>
      <p className="mt-1.5 text-ink-2">{text}</p>
      <ul className="mt-4 border-t">
        {lessons.map(({ slug, title, minutes }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4 border-b py-2 text-[0.9375rem]">
            {title}
            <span className="mono-label shrink-0 text-ink-3">{`${minutes} min`}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
