import type { OpenedCopy } from '#exports/sharing/shared-copy.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { create, find } from './dom.ts'

/** The file is made in this browser, by code that is loaded when someone asks for it. */
export function offerDownload(readCopy: () => OpenedCopy): void {
  const button = find('download')
  button.addEventListener('click', () => void run())

  async function run(): Promise<void> {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    button.textContent = 'Writing the PDF…'
    try {
      const { makePdf } = await loadPart(() => import('./make-pdf.ts'))
      await makePdf(readCopy())
    } catch {
      const text = 'The PDF could not be made. Check your connection and try again.'
      find('notices').replaceChildren(create('p', { class: 'fault' }, text))
    } finally {
      button.ariaBusy = null
      button.textContent = 'Download PDF'
    }
  }
}

interface CommentCounts {
  sent: number
  waiting: number
}

/**
 * Says how much arrived. It marks nothing, and the link goes on. Call the result when a comment is written or arrives,
 * also while someone reads the thanks.
 */
export function offerThanks(readCounts: () => CommentCounts, sender: string): () => void {
  const dialog = find<HTMLDialogElement>('thanks')
  const update = () => {
    const place = find('thanks-text')
    const text = sayThanks(readCounts(), sender)
    // The same text written again would be read aloud again.
    if (dialog.open && place.textContent !== text) place.textContent = text
  }
  find('done').addEventListener('click', () => {
    dialog.showModal()
    update()
  })
  return update
}

export function sayThanks({ sent, waiting }: CommentCounts, sender: string): string {
  const unsent = waiting === 0 ? '' : ` ${countComments(waiting)} not sent yet: keep this page open.`
  return `${sayArrived(sent, sender)}${unsent}`
}

function sayArrived(sent: number, sender: string): string {
  if (sent === 0) return 'You sent no comments. You can come back with the same link until it ends.'
  return `You sent ${countComments(sent)}. ${sender} finds ${sent === 1 ? 'it' : 'them'} in the plan. You can come back with the same link to read the replies.`
}

function countComments(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`
}
