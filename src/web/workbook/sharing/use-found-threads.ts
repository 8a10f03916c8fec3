import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { findPlace, type FoundPlace } from '#domain/sharing/find-place.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { ShareFeed } from './share-feed.ts'
import type { SharedThread } from './shared-threads.ts'

export interface FoundThread {
  thread: SharedThread
  found: FoundPlace
}

/** After the last key, so that typing never waits for comments. */
const pauseMs = 400

/** The comments with their places in the plan as it is now. */
export function useFoundThreads(feed: ShareFeed): readonly FoundThread[] {
  const threads = useStore(feed.store, (state) => state.threads)
  const data = usePausedData()
  return useMemo(
    () => threads.map((thread) => ({ thread, found: findPlace(data, thread.place) })),
    [threads, data],
  )
}

export function usePausedData(): WorkbookData {
  const editor = usePlanEditor()
  const [data, setData] = useState(() => editor.store.getState().workbook.data)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setData(editor.store.getState().workbook.data), pauseMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return data
}
