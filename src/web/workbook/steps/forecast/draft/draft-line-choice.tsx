import { type DraftLine, showLine } from '#advisor/forecast-draft/draft-line.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'

interface DraftLineChoiceProps {
  line: DraftLine
  currency: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One line of the draft: its figures, where each is from, and what the plan leaves open. */
export function DraftLineChoice({ line, currency, isChosen, onChoose }: DraftLineChoiceProps) {
  return (
    <Checkbox
      label={<span className="font-semibold wrap-anywhere">{line.title}</span>}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      hint={
        <>
          <ul className="mt-1 flex flex-col gap-1">
            {showLine(line, currency).map(({ figures, origin }) => (
              <li key={origin} className="wrap-anywhere">
                <span className="text-ink tabular-nums">{figures}</span>
                {`, ${origin}`}
              </li>
            ))}
          </ul>
          {line.questions.length > 0 && (
            <ul className="mt-1.5 flex flex-col gap-1 text-ochre">
              {line.questions.map((question) => (
                <li key={question}>{`To answer: ${question}`}</li>
              ))}
            </ul>
          )}
        </>
      }
    />
  )
}
