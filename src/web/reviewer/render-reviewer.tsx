import { renderToStaticMarkup } from 'react-dom/server'
import { type ReviewerAssets, ReviewerPage } from './reviewer-page.tsx'

/** The page as HTML. */
export function renderReviewer(assets: ReviewerAssets): string {
  return `<!doctype html>${renderToStaticMarkup(<ReviewerPage {...assets} />)}`
}
