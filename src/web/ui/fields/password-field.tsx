import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'highlight'> & {
  showLabel?: string | undefined
  concealLabel?: string | undefined
}

export function PasswordField({
  showLabel = 'Show password',
  concealLabel = 'Hide password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? concealLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="-mr-1.5"
        />
      }
    />
  )
}
