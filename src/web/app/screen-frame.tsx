import { findPage } from '#contract/paths.ts'
import { DashboardFrame } from '#web/dashboard/dashboard-frame.tsx'
import { WorkbookFrame } from '#web/workbook/workbook-frame.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Stands for a screen that is not there yet. The build writes the two frames into their pages. */
export function ScreenFrame({ pathname }: { pathname: string }) {
  const page = findPage(pathname)
  if (page === 'dashboard') return <DashboardFrame />
  return page === 'workbook' ? <WorkbookFrame /> : <LoadingScreen />
}
