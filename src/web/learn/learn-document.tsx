import type { ReactNode } from 'react'
import { PageScript } from '#web/site/page-script.tsx'
import { useSiteAssets } from '#web/site/site-assets.ts'
import { SiteHead, type SiteHeadProps } from '#web/site/site-head.tsx'
import { SkipLink } from '#web/ui/buttons/skip-link.tsx'

interface LearnDocumentProps {
  head: Omit<SiteHeadProps, 'data'>
  children: ReactNode
}

/** A page of the classroom. It can be read without a script, which adds what only the learner's account knows. */
export function LearnDocument({ head, children }: LearnDocumentProps) {
  const { script } = useSiteAssets()
  return (
    <html lang="en">
      <SiteHead data={[]} {...head} />
      <body>
        <SkipLink />
        {children}
        {script !== null && <PageScript part={script} />}
      </body>
    </html>
  )
}
