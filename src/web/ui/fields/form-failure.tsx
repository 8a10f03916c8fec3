import { FieldError } from './field.tsx'

/** Why the request as a whole failed. It stays after the toast, which has already been read aloud, is gone. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <div className="rounded-control border border-red/35 bg-red-wash px-3.5 pt-1 pb-2.5">
      <FieldError>{message}</FieldError>
    </div>
  )
}
