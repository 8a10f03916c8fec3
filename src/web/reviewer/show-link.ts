import { parseShareEvent } from '#contract/share-events.ts'
import { foldThreads } from '#domain/sharing/fold-threads.ts'
import type { NumberedEvent } from '#domain/sharing/share-event.ts'
import { seal, unseal } from '#web/sharing/sealing.ts'
import { createId, hashToken } from '#web/sharing/share-key.ts'
import { type CommentColumn, createCommentColumn } from './comment-column.ts'
import { watchTargets } from './choose-target.ts'
import { describeDay } from './describe-time.ts'
import { joinDocuments, listParts } from './document-parts.ts'
import { announce, create, find, findAll } from './dom.ts'
import { addWaiting, createOutbox } from './event-outbox.ts'
import type { LinkStore } from './link-store.ts'
import { offerDownload, offerThanks } from './header-actions.ts'
import { type LinkFault, nameFault, type OpenLink, readCopy } from './open-link.ts'
import { pollEvents } from './poll-events.ts'
import { fetchEvents, postEvent, ShareFault } from './share-requests.ts'
import { foldContents, followReading, markScrolledTables, showDocument } from './show-document.ts'

/** The plan, the comments on it, and what keeps both up to date. */
export function showLink(opened: OpenLink, store: LinkStore, onFault: (fault: LinkFault) => void): void {
  let link = opened
  const { id, key } = opened
  const events = new Map<string, NumberedEvent>()
  const authorHash = hashToken(store.memory.author)
  let own = ''
  let last = 0

  const outbox = createOutbox({
    waiting: store.memory.waiting,
    get author() {
      return own
    },
    save: store.save,
    send: async (waiting) => {
      const author = await authorHash
      const sealed = await seal(
        key,
        { kind: 'event', linkId: id, eventId: waiting.id, author },
        waiting.event,
      )
      const proof = { token: key.commentToken, author: store.memory.author }
      return postEvent(id, proof, { id: waiting.id, sealed })
    },
    isRefusal: (error) => error instanceof ShareFault && [400, 403, 409, 413].includes(error.status),
    onSent: (sent) => {
      events.set(sent.id, sent)
      announce('Your comment was sent.')
    },
    onChange: drawThreads,
    createId,
    now: () => new Date(),
  })

  const column: CommentColumn = createCommentColumn({ store, outbox, readVersion: () => link.version })
  const updateThanks = offerThanks(
    () => ({ sent: countSent(), waiting: store.memory.waiting.length }),
    link.copy.sender,
  )
  const root = find('document')
  watchTargets(root, column.readElements, column)
  draw()
  foldContents()
  addEventListener('resize', markScrolledTables)
  followReading()
  offerDownload(() => link.copy)
  const askNow = pollEvents({
    ask: askForEvents,
    isVisible: () => document.visibilityState === 'visible',
    wait: (callback, ms) => setTimeout(callback, ms),
  })
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, askNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askNow()
  })
  askNow()

  function draw(): void {
    const { copy, mayComment, endsAt } = link
    const shown = joinDocuments(copy)
    const parts = listParts(shown, copy.places)
    document.title = `${shown.title} – ${shown.subtitle}`
    find('sender').replaceChildren(
      'Shared with you by ',
      create('strong', { dir: 'auto' }, copy.sender),
      mayComment
        ? ' to read and comment. Nothing here can be changed.'
        : ' to read. Nothing here can be changed.',
    )
    showEnd(endsAt)
    for (const part of findAll('when-ready')) part.hidden = false
    find('layout').dataset['state'] = mayComment ? 'ready' : 'read-only'
    column.showParts(parts, showDocument(shown, parts), mayComment)
    drawThreads()
  }

  function showEnd(endsAt: string): void {
    find('ends').textContent = `Link ends ${describeDay(endsAt)}`
  }

  function drawThreads(): void {
    const all = addWaiting([...events.values()], store.memory.waiting, own)
    column.showThreads(foldThreads(all), own)
    updateThanks()
  }

  function countSent(): number {
    const threads = foldThreads([...events.values()])
    const mine = threads.filter(({ author, isWithdrawn }) => author === own && !isWithdrawn).length
    return mine + threads.flatMap(({ replies }) => replies).filter(({ author }) => author === own).length
  }

  /** Throws while the server cannot be reached. False when there is nothing more to ask for. */
  async function askForEvents(): Promise<boolean> {
    try {
      own = await authorHash
      const answer = await fetchEvents(id, key.readToken, last)
      for (const { number, id: eventId, author, at, sealed } of answer.events) {
        last = Math.max(last, number)
        const value = await unseal(key, { kind: 'event', linkId: id, eventId, author }, sealed)
        const event = parseShareEvent(value)
        // What a later version writes, and what is not sealed with this key, is passed over.
        if (event) events.set(eventId, { number, id: eventId, author, at, event })
      }
      if (answer.events.length > 0) drawThreads()
      if (answer.endsAt !== link.endsAt) showEnd(answer.endsAt)
      if (answer.version > link.version) offerNewer(answer.version)
      if (store.memory.waiting.length > 0) void outbox.flush()
      return true
    } catch (error) {
      const fault = nameFault(error)
      if (fault !== 'ended' && fault !== 'unknown') throw error
      onFault(fault)
      return false
    }
  }

  function offerNewer(version: number): void {
    const notices = find('notices')
    if (notices.dataset['version'] === String(version)) return
    notices.dataset['version'] = String(version)
    const show = create(
      'button',
      { type: 'button', class: 'line-button', click: () => void showNewer() },
      'Show it',
    )
    notices.replaceChildren(create('p', {}, 'A newer version is here.'), show)
  }

  async function showNewer(): Promise<void> {
    const fresh = await readCopy(id, key, link.version + 1)
    const notices = find('notices')
    if (typeof fresh === 'string') {
      if (fresh === 'ended') onFault(fresh)
      else notices.append(create('p', { class: 'fault' }, 'It could not be loaded. Please try again.'))
      return
    }
    const offset = scrollY
    link = fresh
    notices.replaceChildren()
    draw()
    scrollTo({ top: offset })
    announce('This is the newer version now.')
  }
}
