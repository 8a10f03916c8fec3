import { useRef, useState } from 'react'
import { coverHints } from '#domain/plan/fields/cover-hints.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { usePlanField } from '#web/workbook/fields/use-plan-field.ts'
import { pictureTypes, shrinkPicture } from './shrink-picture.ts'

const address = ['businessIdea', 'cover', 'logo'] as const

/** A picture of the person's own. It never leaves the browser except with the plan. */
export function LogoField() {
  const { value, change } = usePlanField(address)
  const [error, setError] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const id = toControlId(address)

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const url = await shrinkPicture(chosen)
    setError(url === null ? `${chosen.name} is not a PNG, JPEG or WebP picture. Choose another file.` : null)
    if (url !== null) change(url)
  }

  return (
    <fieldset className="min-w-0" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <div id={`${id}-label`} className="text-[0.9375rem] leading-snug font-semibold">
        Logo
      </div>
      <div id={`${id}-hint`} className="mt-0.5 mb-2 text-sm text-ink-3">
        {coverHints.logo.hint}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {value !== '' && (
          <img
            src={value}
            alt="Your logo"
            className="max-h-20 max-w-48 rounded-mark border border-rule bg-white p-1.5"
          />
        )}
        <Button id={id} size="sm" onClick={() => file.current?.click()}>
          {value === '' ? 'Choose a picture' : 'Change the picture'}
        </Button>
        {value !== '' && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              change('')
              // The button disappears with the logo.
              document.getElementById(id)?.focus()
            }}
          >
            Remove the logo
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept={pictureTypes.join()}
          aria-label="Picture of the logo"
          className="hidden"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            void choose(chosen)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </div>
      {error !== null && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
