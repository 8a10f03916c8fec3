import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'

interface CopyRowProps {
  /** 'Username' or 'Password'. */
  name: string
  value: string
  /** Hidden behind dots until the buyer reveals it. */
  isSecret?: boolean
}

const copiedMs = 2000

/** One of the buyer's credentials, with a button that copies it. */
export function CopyRow({ name, value, isSecret = false }: CopyRowProps) {
  const [isShown, setIsShown] = useState(!isSecret)
  const [isCopied, setIsCopied] = useState(false)
  const valueRef = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
      showToast({ title: 'Copied!', description: `${name} copied to clipboard` })
    } catch {
      // Plain http has no clipboard, so select the text for the buyer to copy.
      setIsShown(true)
      if (valueRef.current) globalThis.getSelection()?.selectAllChildren(valueRef.current)
      showToast({
        title: 'Copy It Yourself',
        description: 'This browser blocked copying. The text is selected for you.',
        look: 'destructive',
      })
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="mono-label text-ink-3">{name}</p>
        <p className="font-semibold wrap-anywhere">
          <span ref={valueRef}>{isShown ? value : '•'.repeat(12)}</span>
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        {isSecret && (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          />
        )}
        <Button size="sm" onClick={() => void copy()} aria-label={`Copy ${name.toLowerCase()}`}>
          <Icon of={isCopied ? Check : Copy} />
          Copy
        </Button>
      </div>
    </div>
  )
}
