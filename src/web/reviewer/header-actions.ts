import type { OpenedCopy } from '#exports/sharing/shared-copy.ts'
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
      const { makePdf } = await import('./make-pdf.ts')
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

/** Says how much arrived. It marks nothing, and the link goes on. */
export function offerThanks(countSent: () => number, readWaiting: () => number, sender: string): void {
  find('done').addEventListener('click', () => {
    const waiting = readWaiting()
    const unsent = waiting === 0 ? '' : ` ${countComments(waiting)} not sent yet: keep this page open.`
    find('thanks-text').textContent = `${sayThanks(countSent(), sender)}${unsent}`
    find<HTMLDialogElement>('thanks').showModal()
  })
}

export function sayThanks(sent: number, sender: string): string {
  if (sent === 0) return 'You sent no comments. You can come back with the same link until it ends.'
  return `You sent ${countComments(sent)}. ${sender} finds ${sent === 1 ? 'it' : 'them'} in the plan. You can come back with the same link to read the replies.`
}

function countComments(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`
}
