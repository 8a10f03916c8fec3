import { FieldError } from './field.tsx'

/** Why the whole request failed. It stays after the toast disappears. The toast has already been read aloud. */
export function FormFailure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <div className="rounded-control border border-red/35 bg-red-wash px-3.5 pt-1 pb-2.5">
      <FieldError>{message}</FieldError>
    </div>
  )
}
