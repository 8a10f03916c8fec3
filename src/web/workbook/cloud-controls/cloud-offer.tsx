import { useEffect } from 'react'
import { announce } from '#web/ui/notices/announcements.ts'
import { Button } from '#web/ui/buttons/button.tsx'

const question = 'Keep a cloud copy?'
const buttonClasses = 'min-h-8! px-2.5 pointer-coarse:min-h-11!'

/** Asked once per plan, without interrupting the person who is writing. */
export function CloudOffer({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  useEffect(() => announce(`${question} The Yes and Not now buttons are above the form.`), [])

  function answer(isWanted: boolean) {
    // The buttons disappear with the question, so the focus needs a new place.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    onAnswer(isWanted)
  }

  return (
    <fieldset
      aria-label={question}
      className="flex min-w-0 items-center gap-1 rounded-control border border-blue/35 bg-blue-wash py-0.5 pr-0.5 pl-3 text-sm"
    >
      <span className="mr-1 font-medium whitespace-nowrap">{question}</span>
      <Button size="sm" className={buttonClasses} onClick={() => answer(true)}>
        Yes
      </Button>
      <Button size="sm" variant="quiet" className={buttonClasses} onClick={() => answer(false)}>
        Not now
      </Button>
    </fieldset>
  )
}
