import { useState } from 'react'
import { useStore } from 'zustand'
import type { ShareLink } from '#contract/sharing.ts'
import { plural } from '#domain/wording/plural.ts'
import { parseLinkAddress } from '#web/sharing/link-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { adoptLink, type SharingContext } from './link-actions.ts'
import { LinkRow } from './link-row.tsx'
import { useOneRequest } from './use-one-request.ts'

interface LinkListProps {
  sharing: SharingContext
  links: readonly ShareLink[]
  onComments: () => void
}

export function LinkList({ sharing, links, onComments }: LinkListProps) {
  const { kept, threads } = useStore(sharing.feed.store)
  const hasForeign = links.some(({ id }) => !kept.has(id))
  return (
    <div className="grid gap-4">
      {threads.length > 0 && (
        <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={onComments}>
          Open {threads.length} {plural(threads.length, 'comment')}
        </Button>
      )}
      <ul aria-label="Links of this plan" className="grid gap-3">
        {links.map((link) => (
          <li key={link.id}>
            <LinkRow sharing={sharing} link={link} kept={kept.get(link.id) ?? null} />
          </li>
        ))}
      </ul>
      {hasForeign && <AdoptLink sharing={sharing} links={links} />}
    </div>
  )
}

/** The secret of a link is in the browser that made it, and in the link. */
function AdoptLink({ sharing, links }: Pick<LinkListProps, 'sharing' | 'links'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { isBusy, failure, run } = useOneRequest('The link could not be opened')

  async function adopt() {
    const parts = parseLinkAddress(text)
    const outcome = parts ? await adoptLink(sharing, parts, links) : 'wrong'
    if (outcome === 'wrong')
      setError('This is not a whole link. Copy all of it, with the part after the # sign.')
    if (outcome === 'unknown') setError('This link is not one of this plan.')
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={() => setIsOpen(true)}>
        I have the link
      </Button>
    )
  }
  return (
    <form
      className="grid gap-3 rounded-card border border-rule p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setError(null)
        void run(adopt)
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus
        label="Paste the link"
        hint="Then its comments open in this browser too."
        value={text}
        autoComplete="off"
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" size="sm" busy={isBusy} className="justify-self-start">
        Open its comments here
      </Button>
    </form>
  )
}
