import { useEffect, useState } from 'react'
import { findPage, type PageName, pagePaths, pages } from '#contract/paths.ts'
import { useNavigate, usePathname } from '#web/navigation/navigation.tsx'
import { useScrollPosition } from '#web/navigation/scroll-position.ts'
import { useAuthentication } from '#web/session/current-user.ts'
import { SkipLink } from '#web/ui/buttons/skip-link.tsx'
import { releaseEarlySubmits } from './release-early-submits.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { fetchWorkbookAhead, GalleryScreen, isGallery, screens } from './screens.ts'

/** After this time on a screen, the parts that are likely needed next are loaded. */
const restMs = 300

export function CurrentScreen() {
  const pathname = usePathname()
  useScrollPosition(pathname)
  useEffect(releaseEarlySubmits, [])
  if (GalleryScreen && isGallery(pathname)) return <GalleryScreen />

  const page = findPage(pathname)
  if (page === null) return <OpenScreen key="notFound" page="notFound" />
  return pages[page].access === 'authenticated' ? (
    <SignedInOnly key={page} page={page} />
  ) : (
    <OpenScreen key={page} page={page} />
  )
}

function SignedInOnly({ page }: { page: PageName }) {
  const authentication = useAuthentication()
  const ownerId = authentication.state === 'authenticated' ? authentication.user.id : null
  useEffect(() => screens.fetchAhead(page), [page])
  useEffect(() => {
    if (page !== 'dashboard' || ownerId === null) return undefined
    const timer = setTimeout(() => {
      fetchWorkbookAhead(ownerId).catch(() => {})
    }, restMs)
    return () => clearTimeout(timer)
  }, [page, ownerId])

  if (authentication.state === 'loading') return <ScreenFrame page={page} />
  if (ownerId === null) return <SendToLogin from={page} />
  return (
    <>
      <SkipLink />
      <OpenScreen page={page} />
    </>
  )
}

/** Chosen once, because a screen that arrives while its placeholder shows must not render again from scratch. */
function OpenScreen({ page }: { page: PageName | 'notFound' }) {
  const [Screen] = useState(() => screens.find(page))
  return <Screen />
}

/** Remembers the visitor's destination, so that signing in leads there. */
function SendToLogin({ from }: { from: PageName }) {
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search } = globalThis.location
    navigate(pagePaths.login({ next: `${pathname}${search}` }), { replace: true })
  }, [navigate])
  return <ScreenFrame page={from} />
}
