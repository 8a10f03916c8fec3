import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PagePart, type SiteAssets, SiteAssetsProvider } from '#web/site/site-assets.ts'
import { CertificatePage, UnknownCertificatePage } from './certificate-page.tsx'
import { ClassroomPage } from './classroom-page.tsx'
import { ClosedPage } from './closed-page.tsx'
import { type CourseAssets, CourseProvider } from './course-context.ts'
import { LessonPage } from './lesson-page.tsx'

export interface CourseScripts {
  lesson: PagePart
  classroom: PagePart
}

/** Every page of the course as HTML, by its file without the ending. */
export function renderCourse(
  site: Omit<SiteAssets, 'script'>,
  assets: CourseAssets,
  scripts: CourseScripts,
): Map<string, string> {
  const render = (page: ReactNode, script: PagePart | null = null) => {
    const html = renderToStaticMarkup(
      <SiteAssetsProvider value={{ ...site, script }}>
        <CourseProvider value={assets}>{page}</CourseProvider>
      </SiteAssetsProvider>,
    )
    return `<!doctype html>${html}`
  }
  return new Map([
    ['classroom', render(<ClassroomPage />, scripts.classroom)],
    ['closed', render(<ClosedPage />)],
    ['closed-account', render(<ClosedPage isSignedIn />)],
    ['certificate', render(<CertificatePage />)],
    ['certificate-unknown', render(<UnknownCertificatePage />)],
    ...assets.course.lessons.map((lesson): [string, string] => [
      `lessons/${lesson.slug}`,
      render(<LessonPage lesson={lesson} />, scripts.lesson),
    ]),
  ])
}
