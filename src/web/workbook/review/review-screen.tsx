import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { answerFinding } from '#advisor/review/answers.ts'
import { findingLevels, type ReviewFinding } from '#advisor/review/finding.ts'
import { findingsAt, judgeReadiness } from '#advisor/review/readiness.ts'
import { giveSource } from '#advisor/review/sources.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { announce } from '#web/ui/notices/announcements.ts'
import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { compareVisits, listTitles } from './compare-visits.ts'
import { ExportButton } from './export-button.tsx'
import { FindingGroup } from './finding-group.tsx'
import { ReviewHeader } from './review-header.tsx'
import { AnsweredList, ChangesSince } from './review-side.tsx'
import { ReviewStrip } from './review-strip.tsx'
import { SourcedFigures } from './sourced-figures.tsx'
import { type Review, useReview } from './use-review.ts'
import { findVisitStore } from './visit-store.ts'

const AddedFindingsPlace = createLazyPart(
  async () => (await loadPart(() => import('./added-findings-place.tsx'))).AddedFindingsPlace,
)

interface ReviewScreenProps {
  planId: string
  ownerId: string
  onGoToField: (address: ChangedAddress) => void
}

/** Whether a plan is ready for its reader: what blocks it, what weakens it, and what it stands on. */
export function ReviewScreen({ planId, ownerId, onGoToField }: ReviewScreenProps) {
  const editor = usePlanEditor()
  const visits = findVisitStore(planId, ownerId)
  const reader = useStore(visits, (visit) => visit.reader)
  const [openedAtMs] = useState(() => Date.now())
  // On the very first visit, what it showed first. Another tab can mend the plan while the review is open.
  const [seenBefore, setSeenBefore] = useState(() => visits.getState().seen)
  const { review, failure, retry } = useReview(reader)
  if (review && !seenBefore) setSeenBefore({ atMs: openedAtMs, titles: listTitles(review.open) })
  useAnnounced(review)
  useEffect(() => {
    if (review) visits.setState({ seen: { atMs: Date.now(), titles: listTitles(review.open) } })
  }, [review, visits])

  function change(label: string, update: (data: WorkbookData) => WorkbookData) {
    editor.edit({ label }, (workbook) => ({ ...workbook, data: update(workbook.data) }))
  }

  function answer(finding: ReviewFinding, reason: string) {
    change('Answer to the review', (data) => answerFinding(data, finding, { reason, date: readToday() }))
  }

  function go({ title }: ReviewFinding, address: ChangedAddress) {
    onGoToField(address)
    showToast({
      title: 'From the Review',
      description: title,
      durationMs: 20_000,
      action: {
        text: 'Back to the review',
        altText: 'Open Review below the steps to go back',
        onAction: () => onGoToField(['review']),
      },
    })
  }

  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-4 pb-16 sm:px-8 lg:pt-5 lg:pb-32">
      <ReviewHeader
        readiness={review && judgeReadiness(reader, review.open)}
        reader={reader}
        onReader={(chosen) => visits.setState({ reader: chosen })}
        onGoToField={onGoToField}
        actions={<ExportButton review={review} reader={reader} />}
      />
      {failure !== null && (
        <RetryBanner
          title={
            failure === 'slow' ? 'The review took too long and was stopped' : 'The plan could not be reviewed'
          }
          onRetry={retry}
        >
          It starts again after your next change.{review && ' What you see is about the plan before.'}
        </RetryBanner>
      )}
      {!review && failure === null && <Skeleton lines={6} className="mt-7" />}
      {review && (
        <div className="flex flex-wrap gap-8">
          <div className="min-w-0" style={{ flex: '999 1 32rem' }}>
            <ReviewStrip findings={review.open} />
            {findingLevels.map((level) => (
              <FindingGroup
                key={`${reader} ${level}`}
                level={level}
                findings={findingsAt(level, review.open)}
                outdated={review.outdated}
                onGo={go}
                onAnswer={answer}
              />
            ))}
            {/* The review is complete without it, so nothing is said when it cannot be fetched. */}
            <PartPlace fallback={null} renderMissing={() => null}>
              <AddedFindingsPlace planId={planId} ownerId={ownerId} onGo={go} onAnswer={answer} />
            </PartPlace>
          </div>
          <div className="mt-5 grid min-w-0 content-start gap-5" style={{ flex: '1 1 16rem' }}>
            <SourcedFigures
              figures={review.figures}
              onGive={(figure, source) =>
                change('Source of a figure', (data) => giveSource(data, figure, source))
              }
            />
            <ChangesSince changes={compareVisits(seenBefore, review.open, openedAtMs)} />
            <AnsweredList answered={review.answered} onTakeBack={({ finding }) => answer(finding, '')} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Says what changed while the screen is open. The first review is read like any other text. */
function useAnnounced(review: Review | null): void {
  const said = review && describeCounts(review)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (said !== null && last.current !== null && said !== last.current) announce(said)
    last.current = said
  }, [said])
}

function describeCounts({ open }: Review): string {
  return `${findingsAt('blocks', open).length} block it, ${findingsAt('weakens', open).length} weaken it`
}

/** The person's own day, as '2027-03-31'. */
function readToday(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date())
}
