import type { PagePart } from './site-assets.ts'

export function PageScript({ part }: { part: PagePart }) {
  return 'text' in part ? (
    <script dangerouslySetInnerHTML={{ __html: part.text }} />
  ) : (
    <script type="module" src={part.href} />
  )
}
