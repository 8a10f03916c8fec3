import { createContext, useContext } from 'react'
import type { Course } from '#domain/course/lesson.ts'

/** Inlined in the page, or fetched by it in development. */
export type PagePart = { text: string } | { href: string }

export interface SamplePlan {
  href: string
  bytes: number
  pages: number
}

/** Build facts that the pages need: where files are and how large they are. */
export interface SiteAssets {
  style: PagePart
  /** Null on a page without a script. */
  script: PagePart | null
  /** The fonts for the first view. */
  fonts: readonly string[]
  findPicture: (file: string) => string
  /** The pages, by name, that have a picture for links to them. */
  socialPictures: ReadonlySet<string>
  samplePlan: SamplePlan | null
  /** The course as its files say. */
  course: Course
  /** How many of its lessons have a video. */
  courseVideos: number
}

const AssetsContext = createContext<SiteAssets | null>(null)

export const SiteAssetsProvider = AssetsContext.Provider

export function useSiteAssets(): SiteAssets {
  const assets = useContext(AssetsContext)
  if (!assets) throw new Error('A page must render inside SiteAssetsProvider')
  return assets
}
