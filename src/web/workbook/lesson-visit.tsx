import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buildLessonPath } from '#contract/paths.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Icon } from '#web/ui/display/icon.tsx'

interface LessonVisitProps {
  /** The lesson that the person comes from. */
  lesson: string
  /** The field that the lesson asks for. */
  field: string | null
  onGoToField: (address: FieldAddress) => void
}

/** A way back to the lesson whose exercise led here. The field it asks for is focused once. */
export function LessonVisit({ lesson, field, onGoToField }: LessonVisitProps) {
  const hasGone = useRef(false)
  useEffect(() => {
    if (hasGone.current) return
    hasGone.current = true
    const address = parseAddress(field ?? '')
    if (address) onGoToField(address)
  }, [field, onGoToField])
  return (
    <p>
      <Link to={buildLessonPath(lesson)} className="inline-flex items-center gap-2 font-semibold text-blue">
        <Icon of={ArrowLeft} />
        Back to the lesson
      </Link>
    </p>
  )
}
