import { ArrowRight, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/paths.ts'
import { type ExampleInfo, exampleList } from '#domain/plan/templates/examples/example-list.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { openExample } from './open-example.ts'

interface ExampleDialogProps {
  ownerId: string
  /** The dashboard has the icons already. */
  findIcon: (templateId: string) => LucideIcon
  onClose: () => void
}

export function ExampleDialog({ ownerId, findIcon, onClose }: ExampleDialogProps) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState<TemplateId | null>(null)

  async function open(info: ExampleInfo) {
    if (opening !== null) return
    setOpening(info.id)
    const planId = await openExample(info, {
      storage: browserPlanStorage,
      ownerId,
      now: new Date(),
    }).catch(() => null)
    if (planId !== null) return navigate(pagePaths.workbook({ planId }))
    setOpening(null)
    showToast({
      title: 'Example Not Opened',
      description: 'It could not be loaded or stored in this browser. Check your connection and try again.',
      look: 'destructive',
    })
  }

  return (
    <Dialog
      onClose={onClose}
      width="md"
      title="Open an example plan"
      description="Seven finished plans, each with a forecast, funding and sources. You get a copy to read, change, review and export."
    >
      <ul className="divide-y overflow-clip rounded-card border">
        {exampleList.map((info) => (
          <li key={info.id}>
            <button
              type="button"
              aria-disabled={opening !== null}
              className="group flex w-full cursor-pointer items-center gap-4 px-4 py-2.5 text-left outline-offset-[-3px] transition-colors duration-150 hover:bg-blue-wash"
              onClick={() => void open(info)}
            >
              <span className="text-lg text-blue">
                <Icon of={findIcon(info.id)} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{info.name}</span>
                <span className="block text-sm text-ink-2">{info.about}</span>
              </span>
              {opening === info.id ? (
                <Spinner className="text-blue" />
              ) : (
                <Icon of={ArrowRight} className="text-blue" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
