import { useSyncExternalStore } from 'react'
import type { Announcement } from './announcements.ts'
import { announcements } from './announcements.ts'

const none: readonly Announcement[] = []

/**
 * Where announcements are read from. Mount it once, near the root and from the start: a region that appears
 * together with its text is often not read. Dialogs hide the rest of the page from screen readers, but spare
 * elements with an aria-live attribute, so announcements here are also read while a dialog is open.
 */
export function LiveRegion() {
  const current = useSyncExternalStore(announcements.subscribe, announcements.getCurrent, () => none)
  return (
    <div className="sr-only">
      {(['polite', 'assertive'] as const).map((politeness) => (
        <div key={politeness} aria-live={politeness} aria-relevant="additions" data-live-region={politeness}>
          {current
            .filter((one) => one.politeness === politeness)
            .map((one) => (
              <p key={one.id}>{one.text}</p>
            ))}
        </div>
      ))}
    </div>
  )
}
