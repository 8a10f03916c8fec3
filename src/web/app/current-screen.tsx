import { type ReactNode, useEffect } from 'react'
import { findPage, type PageName, pagePaths, pages } from '#contract/paths.ts'
import { useNavigate, usePathname } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { fetchScreenAhead, GalleryScreen, isGallery, screens } from './screens.ts'

export function CurrentScreen() {
  const pathname = usePathname()
  if (GalleryScreen && isGallery(pathname)) return <GalleryScreen />

  const page = findPage(pathname)
  if (page === null) return <NotFoundScreen />
  const Screen = screens[page]
  return pages[page].access === 'authenticated' ? (
    <SignedInOnly page={page}>
      <Screen />
    </SignedInOnly>
  ) : (
    <Screen />
  )
}

function SignedInOnly({ page, children }: { page: PageName; children: ReactNode }) {
  const { state } = useAuthentication()
  useEffect(() => fetchScreenAhead(page), [page])
  if (state === 'loading') return <LoadingScreen />
  return state === 'authenticated' ? children : <SendToLogin />
}

/** Remembers where the visitor wanted to go, so that signing in leads there. */
function SendToLogin() {
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search } = globalThis.location
    navigate(pagePaths.login({ next: `${pathname}${search}` }), { replace: true })
  }, [navigate])
  return <LoadingScreen />
}
