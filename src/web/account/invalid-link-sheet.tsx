import { ArrowLeft, Unlink } from 'lucide-react'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { AccountLayout } from './account-layout.tsx'
import { ResultIcon } from './result-icon.tsx'

interface Target {
  to: string
  text: string
}

interface InvalidLinkSheetProps {
  /** Why the link does not work. */
  reason: string
  /** What stays as it is, and how to get another link. */
  help: string
  action: Target
  back: Target
  promise: { heading: string; text: string }
}

/** What a link from an email shows when it is used up, replaced or too old. */
export function InvalidLinkSheet({ reason, help, action, back, promise }: InvalidLinkSheetProps) {
  return (
    <AccountLayout
      sheet="Invalid link"
      heading="INVALID LINK"
      mark={<ResultIcon icon={Unlink} tone="red" />}
      lead={<p>{reason}</p>}
      promise={promise}
      footer={
        <Link to={back.to} className="text-link inline-flex items-center gap-1.5">
          <Icon of={ArrowLeft} />
          {back.text}
        </Link>
      }
    >
      <p className="mb-7 text-[0.9375rem] text-ink-2">{help}</p>
      <Button variant="primary" className="min-h-12 w-full" asChild>
        <Link to={action.to}>{action.text}</Link>
      </Button>
    </AccountLayout>
  )
}
