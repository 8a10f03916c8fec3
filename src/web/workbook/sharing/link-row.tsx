import { useState } from 'react'
import type { ShareLink } from '#contract/sharing.ts'
import { formatShortDate } from '#domain/plan/save-status.ts'
import { plural } from '#domain/wording/plural.ts'
import type { StoredLink } from '#web/sharing/stored-links.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { describeTime } from '#web/ui/display/describe-times.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { describeChoice } from './copy-choice.ts'
import { CopyLink } from './copy-link.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { sendFreshCopy, type SharingContext } from './link-actions.ts'
import { toDay, toEndTime } from './link-dates.ts'
import { countNew } from './shared-threads.ts'
import { useOneRequest } from './use-one-request.ts'

interface LinkRowProps {
  sharing: SharingContext
  link: ShareLink
  /** Null when the link was made in another browser. */
  kept: StoredLink | null
}

export function LinkRow({ sharing, link, kept }: LinkRowProps) {
  const { id, name } = link
  const [asked, setAsked] = useState<'end' | 'date' | null>(null)
  const fresh = useOneRequest('The fresh copy could not be sent')
  const news = kept ? countNew(kept) : 0

  const send = () =>
    fresh.run(async () => {
      await sendFreshCopy(sharing, link)
      showToast({ title: 'Fresh Copy Sent', description: `${name} sees the plan as it is now.` })
    })

  return (
    <section aria-label={name} className="rounded-card border border-rule bg-surface p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{name}</h3>
        {news > 0 && (
          <Tag tone="ochre">
            {news} new {plural(news, 'comment')}
          </Tag>
        )}
        {!link.mayComment && <Tag>Read only</Tag>}
      </div>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm text-ink-2">
        {kept?.choice && (
          <>
            <dt className="text-ink-3">Shows</dt>
            <dd>{describeChoice(kept.choice)}</dd>
          </>
        )}
        <dt className="text-ink-3">Opened</dt>
        <dd>{describeOpenings(link)}</dd>
        <dt className="text-ink-3">Copy</dt>
        <dd>
          {describeTime(link.sentAt)}
          {link.version > 1 && ` (version ${link.version})`}
        </dd>
        <dt className="text-ink-3">Ends</dt>
        <dd>after {formatShortDate(Date.parse(link.endsAt))}</dd>
      </dl>
      {!kept && (
        <p className="mt-2 text-sm text-ink-2">
          Made in another browser, where its comments open. You can still end it here.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {kept && (
          <>
            <Button size="sm" busy={fresh.isBusy} onClick={() => void send()}>
              Send a fresh copy<VisuallyHidden> to {name}</VisuallyHidden>
            </Button>
            <CopyLink parts={{ id, secret: kept.secret }} name={name} />
          </>
        )}
        <Button size="sm" variant="quiet" onClick={() => setAsked('date')}>
          Change date<VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsked('end')}>
          End now<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      {fresh.failure && (
        <div className="mt-3">
          <FailureBanner failure={fresh.failure} />
        </div>
      )}
      {asked === 'date' && <EndDateForm sharing={sharing} link={link} onDone={() => setAsked(null)} />}
      {asked === 'end' && <EndQuestion sharing={sharing} link={link} onDone={() => setAsked(null)} />}
    </section>
  )
}

function describeOpenings({ openedCount, lastOpenedAt }: ShareLink): string {
  if (openedCount === 0 || lastOpenedAt === null) return 'not yet'
  return `${openedCount} ${plural(openedCount, 'time')}, last on ${describeTime(lastOpenedAt)}`
}

interface AskedProps extends Omit<LinkRowProps, 'kept'> {
  onDone: () => void
}

function EndDateForm({ sharing: { api, feed }, link, onDone }: AskedProps) {
  const [now] = useState(() => new Date())
  const [day, setDay] = useState(() => toDay(new Date(link.endsAt)))
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, failure, run } = useOneRequest('The end date could not be changed')
  const endsAt = toEndTime(day, now)
  return (
    <form
      noValidate
      className="mt-3 grid gap-3 border-t border-rule pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (endsAt === null) return
        void run(async () => {
          await api.change(link.id, { endsAt })
          await feed.fetchNews('background').catch(() => {})
          onDone()
        })
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus
        label="Ends after"
        type="date"
        value={day}
        error={isChecked && endsAt === null ? 'Choose a day from today on.' : undefined}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="primary" busy={isBusy}>
          Save
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function EndQuestion({ sharing: { api, feed }, link, onDone }: AskedProps) {
  const { isBusy, failure, run } = useOneRequest('The link could not be ended')
  const end = () =>
    run(async () => {
      // What was written until now stays in this browser.
      await feed.fetchNews('background').catch(() => {})
      await api.end(link.id)
      await feed.fetchNews('background').catch(() => {})
      onDone()
    })
  return (
    <fieldset className="mt-3 border-t border-rule pt-3">
      <legend className="sr-only">End the link for {link.name}</legend>
      <p className="text-sm">
        The link stops working right away and cannot be opened again. Comments you received stay in this
        browser.
      </p>
      <div className="my-3 empty:hidden">
        <FailureBanner failure={failure} />
      </div>
      <div className="mt-3 flex gap-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it */}
        <Button size="sm" variant="danger" autoFocus busy={isBusy} onClick={() => void end()}>
          End this link
        </Button>
        <Button size="sm" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </fieldset>
  )
}
