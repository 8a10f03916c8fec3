import { landingQuestions } from '#domain/page-texts/landing-questions.ts'
import { product } from '#domain/page-texts/product.ts'
import { QuestionList } from '#web/site/question-list.tsx'

export function Questions() {
  return (
    <section aria-labelledby="questions" className="page-width py-18 sm:py-24">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="questions" className="section-heading">
            Before you buy
          </h2>
          <p className="mt-4 text-lg text-ink-2">
            Something else?{' '}
            <a href={`mailto:${product.supportEmail}`} className="text-link">
              Write to us
            </a>
            .
          </p>
        </div>
        <QuestionList questions={landingQuestions} />
      </div>
    </section>
  )
}
