import { FieldError } from '#web/ui/fields/field.tsx'

/** Stays after the toast, which has been read aloud already, is gone. */
export function FailureNote({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <div className="rounded-control border border-red/35 bg-red-wash px-3.5 pt-1 pb-2.5">
      <FieldError>{message}</FieldError>
    </div>
  )
}
