import type { Question } from '#domain/course/lesson.ts'

/** Questions without a grade. Choosing an answer shows its reason, which needs no script. */
export function LessonQuestions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ ask, answers }, index) => (
    <fieldset
      key={ask}
      className="question mt-6 min-w-0 rounded-card border bg-surface p-4 first-of-type:mt-8 sm:p-5"
    >
      <legend className="sr-only">{ask}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p aria-hidden="true" className="font-display text-[1.0625rem] leading-snug font-bold">
          {ask}
        </p>
        <p className="mono-label text-ink-3">No grade, only reasons</p>
      </div>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {answers.map(({ text, right }) => (
          <label key={text} className="answer" data-right={right ? '' : undefined}>
            <input type="radio" name={`question-${index}`} className="sr-only" />
            {text}
          </label>
        ))}
      </div>
      <div aria-live="polite" className="reasons">
        {answers.map(({ because }) => (
          <p key={because}>{because}</p>
        ))}
      </div>
    </fieldset>
  ))
}
