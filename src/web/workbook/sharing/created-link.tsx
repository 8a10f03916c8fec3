import { useEffect, useRef } from 'react'
import { buildLinkAddress } from '#web/sharing/link-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { CopyLink } from './copy-link.tsx'
import type { MadeLink } from './link-actions.ts'

interface CreatedLinkProps {
  made: MadeLink
  name: string
  onDone: () => void
}

export function CreatedLink({ made, name, onDone }: CreatedLinkProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="display-heading text-lg outline-none wrap-anywhere">
        The link for {name} is ready
      </h3>
      <p className="rounded-control border border-rule bg-sunk px-3.5 py-2.5 font-mono text-sm wrap-anywhere">
        {buildLinkAddress(location.origin, made)}
      </p>
      <CopyLink parts={made} name={name} isLarge />
      {!made.isKept && (
        <Banner tone="warning" title="Copy the link now">
          This browser has no room to keep it. Without the link, its comments cannot be opened.
        </Banner>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
        <li>Anyone who has the link can read this plan until it ends. Send it to its reader only.</li>
        <li>
          The key is the part after the # sign. It never reaches us, so we cannot read the plan or the
          comments.
        </li>
        <li>Your edits stay private until you send a fresh copy.</li>
      </ul>
      <Button className="sm:justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
