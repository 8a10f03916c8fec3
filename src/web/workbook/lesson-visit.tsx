import { useEffect, useRef } from 'react'
import { buildLessonPath } from '#contract/paths.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { unescapeKey } from '#domain/plan/address/write-address.ts'
import { steps } from '#domain/plan/steps.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { Link } from '#web/navigation/navigation.tsx'

interface LessonVisitProps {
  /** The lesson that the person comes from. */
  lesson: string
  /** The field that the lesson asks for. */
  field: string | null
  onGoToField: (address: ChangedAddress) => void
}

/** A way back to the lesson whose exercise led here. The field it asks for is focused once. */
export function LessonVisit({ lesson, field, onGoToField }: LessonVisitProps) {
  const hasGone = useRef(false)
  useEffect(() => {
    if (hasGone.current) return
    hasGone.current = true
    const address = (field ?? '').split('.').map(unescapeKey)
    if (isInStep(address)) onGoToField(address)
  }, [field, onGoToField])
  return (
    <p>
      <Link to={buildLessonPath(lesson)} className="font-semibold text-blue hover:underline">
        ← Back to the lesson
      </Link>
    </p>
  )
}

/** A field that a newer version has is looked for like any other: the step opens in any case. */
function isInStep(address: AddressPath): address is ChangedAddress {
  return steps.some(({ key }) => key === address[0])
}
