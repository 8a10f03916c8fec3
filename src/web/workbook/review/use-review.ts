import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type SortedFindings, sortByAnswer } from '#advisor/review/answers.ts'
import { findingsFor } from '#advisor/review/readiness.ts'
import { addSources, type SourcedFigure } from '#advisor/review/sources.ts'
import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { AdvisorFailure } from '#web/advisor-worker/advisor-fault.ts'
import type { PlanOrder, Reviewed } from '#web/advisor-worker/advisor-messages.ts'
import { askAdvisorWorker } from '#web/advisor-worker/ask-advisor-worker.ts'
import { waitUntilFree } from '#web/ui/browser/when-free.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { createReviewFeed, type ReviewFeed } from './review-feed.ts'

const pauseMs = 500
const latestShownMs = 1000

/** One for each open plan, shared by the sidebar and the screen. */
const feeds = new WeakMap<PlanEditor, ReviewFeed>()

export function findFeed(editor: PlanEditor): ReviewFeed {
  const found =
    feeds.get(editor) ??
    createReviewFeed(editor, {
      review: reviewInWorker,
      pauseMs,
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
  feeds.set(editor, found)
  return found
}

async function reviewInWorker(order: PlanOrder, signal: AbortSignal): Promise<Reviewed | null> {
  const reviewed = await askAdvisorWorker({ ask: 'review' }, order, signal)
  // Reading and showing the findings takes longer than a key, which may be on its way.
  if (reviewed) await waitUntilFree(latestShownMs)
  return reviewed
}

export interface Review extends SortedFindings {
  figures: readonly SourcedFigure[]
}

interface ShownReview {
  /** Null until it is there. */
  review: Review | null
  failure: AdvisorFailure | null
  retry: () => void
}

/** The review of the open plan for one reader. */
export function useReview(reader: ReviewReader): ShownReview {
  const feed = findFeed(usePlanEditor())
  const { reviewed, failure } = useStore(feed.store)
  const { answers, sources } = usePlan(({ data }) => data.review)
  useEffect(() => feed.start(), [feed])
  useEffect(() => {
    if (failure !== 'failed') return undefined
    globalThis.addEventListener('online', feed.retry)
    return () => globalThis.removeEventListener('online', feed.retry)
  }, [feed, failure])
  const review = useMemo(
    () => reviewed && sortReview(reviewed, reader, { answers, sources }),
    [reviewed, reader, answers, sources],
  )
  return { review, failure, retry: feed.retry }
}

export function sortReview(
  { findings, figures }: Reviewed,
  reader: ReviewReader,
  { answers, sources }: Pick<WorkbookData['review'], 'answers' | 'sources'>,
): Review {
  return { ...sortByAnswer(findingsFor(reader, findings), answers), figures: addSources(figures, sources) }
}
