import { useEffect, useRef, useState } from 'react'
import { buildExercisePath, learnPaths, pagePaths } from '#contract/paths.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { unescapeKey } from '#domain/plan/address/write-address.ts'
import { findPartOfField } from '#domain/plan/step-parts.ts'
import { steps } from '#domain/plan/steps.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { Link, useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { focusWhenShown } from './current-step/focus-field.ts'

/** It stays in view, because the field that the lesson asks for is often far below. */
const classes =
  'fixed bottom-4 left-4 z-20 inline-flex min-h-11 items-center rounded-full border border-blue bg-surface px-4 font-semibold text-blue shadow-sheet hover:bg-blue-wash lg:left-auto'

/** A way back to the lesson whose exercise led here. The field that it asks for is focused once. */
export function BackToLesson() {
  // Kept, because the address changes with the next step.
  const [{ lesson, planId, step, field }] = useState(useSearchValues())
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    const address = (field ?? '').split('.').map(unescapeKey)
    if (hasGone.current || planId === null || step === null || !isInPlan(address)) return
    hasGone.current = true
    const part = findPartOfField(address) ?? undefined
    // The lesson stays in the address, so that a reload keeps the way back.
    navigate(pagePaths.workbook({ planId, step, part, lesson: lesson ?? undefined }), { replace: true })
    focusWhenShown(address)
  }, [field, planId, step, lesson, navigate])
  if (lesson === null) return null
  return (
    <p>
      <Link to={lesson === '' ? learnPaths.classroom : buildExercisePath(lesson)} className={classes}>
        {lesson === '' ? '← Back to the course' : '← Back to the lesson'}
      </Link>
    </p>
  )
}

/** A field that a newer version has is looked for like any other: the step opens in any case. */
function isInPlan(address: AddressPath): address is ChangedAddress {
  return address[0] === 'review' || steps.some(({ key }) => key === address[0])
}
