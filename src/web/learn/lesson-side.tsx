import { maxQuestionLength } from '#contract/course.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { LessonExercise } from './lesson-exercise.tsx'

/** What the learner does: the exercise, the worksheet, a question to the instructor. */
export function LessonSide({ lesson, isOpen }: { lesson: Lesson; isOpen: boolean }) {
  return (
    <aside aria-label="Exercise and help" className="learn-side flex flex-col bg-surface">
      <LessonExercise slug={lesson.slug} tasks={lesson.exercise} isOpen={isOpen} />
      <section
        aria-labelledby="worksheet"
        data-worksheets=""
        hidden
        className="border-t-2 px-4 py-5 sm:px-6 print:hidden"
      >
        <h2 id="worksheet" className="display-heading text-[1.0625rem]">
          Worksheet
        </h2>
        <p className="mt-1 text-[0.9375rem] text-ink-2">A page for a pen, with your words already in.</p>
        <div className="mt-3 flex gap-2">
          <button type="button" data-worksheet="pdf" className="line-button">
            PDF
          </button>
          <button type="button" data-worksheet="docx" className="line-button">
            DOCX
          </button>
        </div>
        <p role="alert" data-worksheet-fault="" className="mt-2 text-[0.9375rem] text-red empty:hidden" />
      </section>
      <section
        aria-labelledby="ask"
        data-learner=""
        hidden={isOpen}
        className="border-t-2 px-4 py-5 sm:px-6 xl:mt-auto print:hidden"
      >
        <h2 id="ask" className="display-heading text-[1.0625rem]">
          Ask the instructor
        </h2>
        <ol data-threads="" className="mt-3 grid gap-4 empty:hidden" />
        <p data-no-ask="" hidden className="mt-1 text-[0.9375rem] text-ink-2">
          No one reads questions here at the moment.
        </p>
        <form data-ask="" hidden className="mt-3">
          <label htmlFor="question" className="sr-only">
            Your question
          </label>
          <textarea
            id="question"
            name="question"
            rows={2}
            required
            maxLength={maxQuestionLength}
            placeholder="What is unclear in this lesson?"
            className="block w-full rounded-control border border-control bg-surface px-3 py-2.5"
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <label data-ask-plan="" hidden className="flex items-center gap-2.5 text-[0.9375rem] text-ink-2">
              <input type="checkbox" name="plan" className="size-4.5 accent-blue" />
              Send my plan along
            </label>
            <button type="submit" className="line-button ml-auto">
              Send
            </button>
          </div>
        </form>
        <p role="alert" data-ask-fault="" className="mt-2 text-[0.9375rem] text-red empty:hidden" />
        <output data-ask-done="" className="mt-2 block text-[0.9375rem] text-green empty:hidden" />
      </section>
    </aside>
  )
}
