import { exerciseAnchor, pages, sitePages } from '#contract/paths.ts'
import type { Task } from '#domain/course/lesson.ts'
import { steps } from '#domain/plan/steps.ts'

interface LessonExerciseProps {
  slug: string
  tasks: readonly Task[]
  isOpen: boolean
}

/** The list that fills itself from the learner's plan. Nothing in it can be ticked by hand. */
export function LessonExercise({ slug, tasks, isOpen }: LessonExerciseProps) {
  return (
    <section
      aria-labelledby={exerciseAnchor}
      data-exercise={slug}
      data-sections={steps.map(({ key }) => key).join(' ')}
      className="px-4 py-6 sm:px-6"
    >
      <div className="flex items-center justify-between gap-4">
        {/* Focused when a link leads here. */}
        <h2 id={exerciseAnchor} tabIndex={-1} className="display-heading text-heading">
          Exercise
        </h2>
        <span
          data-task-count=""
          className="mono-label rounded-mark bg-blue-wash px-2 py-0.5 font-semibold text-blue"
        >
          {tasks.length === 1 ? '1 task' : `${tasks.length} tasks`}
        </span>
      </div>
      <p data-with-plan="" hidden className="mt-1 text-[0.9375rem] text-ink-2">
        Fills itself from <strong data-plan-title="" className="font-semibold text-ink" />.{' '}
        <button type="button" data-choose-plan="" className="font-semibold text-blue hover:underline">
          Change plan
        </button>
      </p>
      <div data-without-plan="" hidden className="mt-1 text-[0.9375rem] text-ink-2">
        <p>This list fills itself from your plan. Choose the plan that you write in this course.</p>
        <button type="button" data-choose-plan="" className="solid-button mt-3">
          Choose a plan
        </button>
      </div>
      {isOpen && (
        <p data-visitor="" className="mt-1 text-[0.9375rem] text-ink-2">
          In the course, this list fills itself from your own plan.{' '}
          <a href={sitePages.course.path} className="text-link">
            About the course
          </a>
        </p>
      )}
      <p role="alert" data-exercise-fault="" className="mt-2 text-[0.9375rem] text-red empty:hidden" />
      <ol className="mt-4" data-tasks="">
        {tasks.map(({ say }) => (
          <li key={say} data-task="" className="task flex gap-3.5 border-t py-3">
            <span className="task-box" aria-hidden="true" />
            <div className="min-w-0">
              <p className="task-say leading-snug">
                <span data-task-state="" className="sr-only" />
                {say}
              </p>
              <p data-task-detail="" className="mt-0.5 text-[0.8125rem] text-ink-2 empty:hidden" />
              <a href={pages.workbook.path} data-task-go="" hidden className="task-go">
                Go there
              </a>
            </div>
          </li>
        ))}
      </ol>
      <output data-exercise-done="" className="block empty:hidden" />
    </section>
  )
}
