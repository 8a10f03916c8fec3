/**
 * Words of the prerendered pages that only the running server knows. The build writes these marks into the pages,
 * and the server puts the values in their place when it loads them.
 */
export const siteTokens = {
  publicUrl: '%PUBLIC_URL%',
  copyrightYears: '%COPYRIGHT_YEARS%',
  operatorName: '%OPERATOR_NAME%',
  operatorAddress: '%OPERATOR_ADDRESS%',
  operatorEmail: '%OPERATOR_EMAIL%',
} as const

type SiteToken = keyof typeof siteTokens

/** The values are HTML: whoever gives them has escaped them. */
export type SiteValues = Readonly<Record<SiteToken, string>>

export function fillSiteTokens(html: string, values: SiteValues): string {
  const names = new Map(Object.entries(siteTokens).map(([name, mark]) => [mark as string, name as SiteToken]))
  return html.replaceAll(/%[A-Z_]+%/g, (mark) => {
    const name = names.get(mark)
    return name === undefined ? mark : values[name]
  })
}

/** Where the build puts a prerendered page, inside the front end's folder. */
export const sitePageFolder = 'site'
