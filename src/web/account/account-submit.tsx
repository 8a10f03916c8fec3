import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'

interface AccountSubmitProps {
  failure: string | null
  isBusy: boolean
  busyText: string
  children: ReactNode
}

/** The button that sends an account form, below the reason why the last attempt failed. */
export function AccountSubmit({ failure, isBusy, busyText, children }: AccountSubmitProps) {
  return (
    <>
      <FormFailure message={failure} />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyText={busyText}
        className="mt-1 min-h-12 w-full"
      >
        {children}
      </Button>
    </>
  )
}
