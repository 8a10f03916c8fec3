import { createContext, useContext } from 'react'

/** Written into the page, or, in development, fetched by it. */
export type PagePart = { text: string } | { href: string }

export interface SamplePlan {
  href: string
  bytes: number
  pages: number
}

/** What the build knows and the pages need: where things lie and how large they are. */
export interface SiteAssets {
  style: PagePart
  /** Null on a page with nothing to add to. */
  script: PagePart | null
  /** The fonts of what is seen first. */
  fonts: readonly string[]
  findPicture: (file: string) => string
  /** Pictures for links to the page, by the page's name, where there is one. */
  socialPictures: ReadonlySet<string>
  samplePlan: SamplePlan | null
}

const AssetsContext = createContext<SiteAssets | null>(null)

export const SiteAssetsProvider = AssetsContext.Provider

export function useSiteAssets(): SiteAssets {
  const assets = useContext(AssetsContext)
  if (!assets) throw new Error('A page is drawn inside SiteAssetsProvider')
  return assets
}
