import type { ReactNode } from 'react'
import { Router } from 'wouter'

/** Where there is no browser, the router takes its path from here. */
export function PrerenderedNavigation({ pathname, children }: { pathname: string; children: ReactNode }) {
  return <Router ssrPath={pathname}>{children}</Router>
}
