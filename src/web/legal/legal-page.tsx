import type { ReactNode } from 'react'
import { type SitePageName, sitePages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { SiteDocument } from '#web/site/site-document.tsx'

interface LegalPageProps {
  name: SitePageName
  heading: string
  title: string
  description: string
  children: ReactNode
}

const links = [
  { text: 'Terms', href: sitePages.terms.path },
  { text: 'Privacy', href: sitePages.privacy.path },
  { text: 'Refunds', href: sitePages.refunds.path },
]

/**
 * A plain page of text. The operator's name and addresses are settings, because the texts are the same for
 * everyone.
 */
export function LegalPage({ name, heading, title, description, children }: LegalPageProps) {
  return (
    <SiteDocument head={{ name, path: sitePages[name].path, title, description, data: [] }} links={links}>
      <article className="page-width py-14 sm:py-18">
        <div className="max-w-prose [&_a]:text-link [&_h2]:display-heading [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-heading [&_li]:my-1 [&_p]:my-3 [&_ul]:list-disc [&_ul]:pl-6">
          <h1 className="display-heading mb-6 text-[2.5rem] leading-tight">{heading}</h1>
          {children}
          <h2>Who we are</h2>
          <p>
            {siteTokens.operatorName}
            <br />
            {siteTokens.operatorAddress}
            <br />
            {siteTokens.operatorEmail}
          </p>
        </div>
      </article>
    </SiteDocument>
  )
}
