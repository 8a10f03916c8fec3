import { Copy, Share2 } from 'lucide-react'
import { buildLinkAddress, type LinkParts } from '#web/sharing/link-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

interface CopyLinkProps {
  parts: LinkParts
  /** Whom the link is for. */
  name: string
  isLarge?: boolean
}

/** Copies a link, or hands it to the other programs of a phone. */
export function CopyLink({ parts, name, isLarge = false }: CopyLinkProps) {
  const editor = usePlanEditor()
  const address = buildLinkAddress(location.origin, parts)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: 'Link Copied', description: `The link for ${name} is on the clipboard.` })
    } catch {
      // Plain http has no clipboard.
      globalThis.prompt('Copy this link', address)
    }
  }

  async function share() {
    try {
      await navigator.share({ title: editor.store.getState().workbook.title, url: address })
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  const size = isLarge ? 'md' : 'sm'
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={size} variant={isLarge ? 'primary' : 'secondary'} onClick={() => void copy()}>
        <Icon of={Copy} />
        Copy link<VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
      {'share' in navigator && matchMedia('(pointer: coarse)').matches && (
        <Button size={size} onClick={() => void share()}>
          <Icon of={Share2} />
          Send<VisuallyHidden> the link for {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
