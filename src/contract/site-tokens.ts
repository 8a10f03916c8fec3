/**
 * Parts of the prerendered pages that only the running server knows. The build writes these tokens into the pages,
 * and the server replaces them with the values when it loads the pages.
 */
export const siteTokens = {
  publicUrl: '%PUBLIC_URL%',
  copyrightYears: '%COPYRIGHT_YEARS%',
  operatorName: '%OPERATOR_NAME%',
  operatorAddress: '%OPERATOR_ADDRESS%',
  operatorEmail: '%OPERATOR_EMAIL%',
} as const

type SiteToken = keyof typeof siteTokens

/** The values are HTML, already escaped by the caller. */
export type SiteValues = Readonly<Record<SiteToken, string>>

export function fillSiteTokens(html: string, values: SiteValues): string {
  const names = new Map(Object.entries(siteTokens).map(([name, mark]) => [mark as string, name as SiteToken]))
  return html.replaceAll(/%[A-Z_]+%/g, (mark) => {
    const name = names.get(mark)
    return name === undefined ? mark : values[name]
  })
}

/** The folder of the prerendered pages inside the front end's build. */
export const sitePageFolder = 'site'
/** The page of reviewers' links in that folder. It has no address of its own in the list of site pages. */
export const reviewerPageFile = 'review.html'

/** Parts of the page that confirms a certificate. The server replaces them for each request. */
export const certificateTokens = {
  name: '%CERTIFICATE_NAME%',
  date: '%CERTIFICATE_DATE%',
  number: '%CERTIFICATE_NUMBER%',
} as const
