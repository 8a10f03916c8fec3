import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'

/** Keeps phones and browsers from correcting a name that is no word. */
export function UsernameField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
