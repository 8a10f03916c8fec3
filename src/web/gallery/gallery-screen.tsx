import { useState } from 'react'
import { Select } from '#web/ui/fields/select.tsx'
import type { ThemeChoice } from '#web/ui/browser/theme.ts'
import { chooseTheme, readThemeChoice } from '#web/ui/browser/theme.ts'
import { TooltipProvider } from '#web/ui/layers/tooltip.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Layers } from './layers.tsx'
import { Lists } from './lists.tsx'
import { Panels } from './panels.tsx'

/** Every primitive in every state, for development. The surrounding shell provides toasts and announcements. */
export function GalleryScreen() {
  const [theme, setTheme] = useState<ThemeChoice>(readThemeChoice)

  function changeTheme(choice: ThemeChoice) {
    chooseTheme(choice)
    setTheme(choice)
  }

  return (
    <main className="mx-auto max-w-280 px-4 py-10 sm:px-8">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display-heading text-title">Gallery</h1>
        <Select
          label="Theme"
          hideLabel
          look="sm"
          value={theme}
          onChange={(event) => changeTheme(event.currentTarget.value as ThemeChoice)}
        >
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </Select>
      </div>
      <Foundations />
      <Controls />
      <Fields />
      <Lists />
      <Panels />
      <TooltipProvider>
        <Layers />
      </TooltipProvider>
    </main>
  )
}
