import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isCompletePage, pagePaths, pages } from '#contract/paths.ts'
import { guardBack } from '#web/navigation/back-guard.ts'
import { readSearch } from '#web/navigation/search.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

interface LeaveGuard {
  /** Goes where the person wanted to go. Null while nothing is asked. */
  leave: (() => void) | null
  stay: () => void
}

/** Holds back links and the Back button while words would be lost. Leaving the page itself is the browser's. */
export function useLeaveGuard(planId: string, isLosable: () => boolean): LeaveGuard {
  const editor = usePlanEditor()
  const navigate = useNavigate()
  const [go, setGo] = useState<(() => void) | null>(null)
  const isLeavingRef = useRef(false)
  const isHeld = useEffectEvent(
    (address: URL | Location) => !isLeavingRef.current && !isPlanAddress(address, planId) && isLosable(),
  )

  const holdClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link?.href || link.target !== '' || link.hasAttribute('download') || isModified) return
    const address = new URL(link.href)
    const { origin, pathname, search } = address
    if (origin !== globalThis.location.origin || isCompletePage(pathname) || !isHeld(address)) return
    event.preventDefault()
    event.stopPropagation()
    setGo(() => () => navigate(`${pathname}${search}`))
  })

  const holdBack = useEffectEvent((event: PopStateEvent) => {
    if (!isHeld(globalThis.location)) return
    // The address has already changed, but the router has not heard of it.
    event.stopImmediatePropagation()
    const step = String(editor.store.getState().workbook.currentStep)
    globalThis.history.pushState(null, '', pagePaths.workbook({ planId, step }))
    setGo(() => () => globalThis.history.back())
  })

  useEffect(() => {
    const onClick = (event: MouseEvent) => holdClick(event)
    // Before the link's own listener.
    document.addEventListener('click', onClick, { capture: true })
    const stopGuarding = guardBack((event) => holdBack(event))
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      stopGuarding()
    }
  }, [])

  return {
    leave:
      go &&
      (() => {
        isLeavingRef.current = true
        setGo(null)
        go()
      }),
    stay: () => setGo(null),
  }
}

/** Another step of the same plan loses nothing. */
function isPlanAddress({ pathname, search }: URL | Location, planId: string): boolean {
  return pathname === pages.workbook.path && readSearch(search).planId === planId
}
