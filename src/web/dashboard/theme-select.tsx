import { useState } from 'react'
import { chooseTheme, readThemeChoice, type ThemeChoice } from '#web/ui/browser/theme.ts'
import { Select } from '#web/ui/fields/select.tsx'

export function ThemeSelect({ className }: { className?: string }) {
  const [choice, setChoice] = useState(readThemeChoice)
  return (
    <Select
      label="Theme"
      hideLabel
      look="sm"
      className={className}
      value={choice}
      onChange={(event) => {
        const chosen = event.currentTarget.value as ThemeChoice
        setChoice(chosen)
        chooseTheme(chosen)
      }}
    >
      <option value="system">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </Select>
  )
}
