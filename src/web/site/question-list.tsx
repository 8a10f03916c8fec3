interface QuestionListProps {
  questions: readonly { question: string; answer: string }[]
}

export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-t border-rule-2">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-b border-rule-2">
          <summary className="flex items-start justify-between gap-6 py-5 text-lg font-semibold hover:text-blue">
            {question}
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 text-blue transition-transform duration-150 group-open:rotate-45"
            >
              <path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </summary>
          <p className="max-w-prose pr-10 pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
