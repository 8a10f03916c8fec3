import type { Thread } from '#domain/sharing/fold-threads.ts'
import { setStop, type Target, type TargetListener } from './choose-target.ts'
import { drawCommentForm } from './comment-form.ts'
import { describePlace, findPlace, type FoundPlace } from './comment-place.ts'
import type { DocumentPart } from './document-parts.ts'
import { create, find, redraw } from './dom.ts'
import type { Outbox } from './event-outbox.ts'
import { placeCards } from './place-cards.ts'
import type { LinkStore } from './link-store.ts'
import { markPlaces } from './mark-places.ts'
import type { PartElements } from './find-part-elements.ts'
import { showCounts } from './show-document.ts'
import { drawThread, type PlaceState } from './thread-card.ts'

interface ColumnOptions {
  store: LinkStore
  outbox: Outbox
  readVersion: () => number
}

export interface CommentColumn extends TargetListener {
  showParts: (parts: readonly DocumentPart[], elements: PartElements, mayComment: boolean) => void
  showThreads: (threads: readonly Thread[], author: string) => void
  readElements: () => PartElements
}

const hint = 'Select any words or figure to comment on it.'
const keyHint = ' With the keyboard, go through the plan with the arrow keys and press Enter.'

/** The comments beside the document, or over it on a small screen. */
export function createCommentColumn({ store, outbox, readVersion }: ColumnOptions): CommentColumn {
  const { memory } = store
  const list = find('threads')
  const column = find('comments')
  const opener = find<HTMLButtonElement>('open-comments')
  let parts: readonly DocumentPart[] = []
  let elements: PartElements = new Map()
  let threads: readonly Thread[] = []
  let author = ''
  let mayComment = false
  let filter: 'open' | 'all' = 'open'
  let activeId: string | null = null
  let editingId: string | null = null
  let target: Target | null = null

  const button = create(
    'button',
    {
      type: 'button',
      class: 'solid-button target-button',
      hidden: true,
      // Keeps the words selected while the button is pressed.
      pointerdown: (event) => event.preventDefault(),
      click: () => {
        if (target) compose(target)
      },
    },
    'Comment',
  )

  function compose({ index, quote }: Target): void {
    const part = parts[index]
    if (!part || !mayComment) return
    const place = describePlace(part, quote, readVersion())
    // Typed words are not thrown away: they move to the new place.
    memory.draft = { place, isWords: part.isWords, text: memory.draft?.text ?? '', suggestion: null }
    activeId = null
    getSelection()?.removeAllRanges()
    choose(null)
    store.save()
    openSheet()
    draw()
    if (isSheet()) {
      list.querySelector('[data-composer]')?.scrollIntoView({ block: 'start' })
      elements.get(index)?.scrollIntoView({ block: 'start' })
    }
    list.querySelector<HTMLElement>('[data-key="comment-text"]')?.focus({ preventScroll: true })
  }

  function choose(next: Target | null): void {
    target = next
    const element = next ? elements.get(next.index) : undefined
    const isShown = element !== undefined && mayComment && memory.draft === null
    button.hidden = !isShown
    if (isShown) placeButton(element, next?.quote ?? '')
    const threadHere =
      next?.quote === '' ? threads.find((thread) => locate(thread).index === next.index) : undefined
    if (threadHere && threadHere.id !== activeId && isListed(threadHere)) activate(threadHere.id, false)
  }

  function placeButton(element: HTMLElement, quote: string): void {
    const root = find('document')
    if (button.parentElement !== root) root.append(button)
    const selection = getSelection()
    const range = quote !== '' && selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    const box = (range ?? element).getBoundingClientRect()
    const frame = root.getBoundingClientRect()
    const left = Math.min(box.right, frame.right - 12) - frame.left - button.offsetWidth
    button.style.top = `${box.bottom - frame.top + 6}px`
    button.style.left = `${Math.max(8, left)}px`
  }

  function locate(thread: Thread): FoundPlace {
    return findPlace(parts, thread.place, readVersion())
  }

  function isListed(thread: Thread): boolean {
    return filter === 'all' || thread.state !== 'done'
  }

  function activate(id: string | null, isScrolled = true): void {
    activeId = id
    const thread = threads.find((one) => one.id === id)
    draw()
    if (!thread) return
    const { index } = locate(thread)
    const element = index === null ? undefined : elements.get(index)
    // The sheet covers the lower part of the page.
    const block = isSheet() ? 'start' : 'center'
    if (isScrolled) element?.scrollIntoView({ block, behavior: 'smooth' })
    else if (isSheet() && column.dataset['open'] !== undefined) scrollToCard(id)
  }

  function scrollToCard(id: string | null): void {
    const card = [...list.querySelectorAll<HTMLElement>('[data-thread]')].find(
      (one) => one.dataset['thread'] === id,
    )
    card?.scrollIntoView({ block: 'start' })
  }

  function isSheet(): boolean {
    return getComputedStyle(column).position === 'fixed'
  }

  function openSheet(): void {
    column.dataset['open'] = ''
  }

  function closeSheet(): void {
    delete column.dataset['open']
    if (isSheet()) opener.focus()
  }

  function draw(): void {
    const listed = threads
      .filter(isListed)
      .map((thread) => ({ thread, found: locate(thread) }))
      .toSorted((one, other) => (one.found.index ?? Infinity) - (other.found.index ?? Infinity) || 0)
    const composer = memory.draft ? drawComposer() : null
    const draftAt = memory.draft ? findPlace(parts, memory.draft.place, readVersion()).index : null
    const cards = listed.map(({ thread, found }) => ({
      card: drawThread(thread, nameState(found), context()),
      index: found.index,
      isActive: thread.id === activeId && !composer,
    }))
    if (composer) {
      const before = cards.findIndex(({ index }) => (index ?? Infinity) >= (draftAt ?? 0))
      cards.splice(before === -1 ? cards.length : before, 0, {
        card: composer,
        index: draftAt,
        isActive: true,
      })
    }
    redraw(
      list,
      cards.map(({ card }) => card),
    )
    markPlaces(elements, [
      ...listed.flatMap(({ thread, found: { index } }) =>
        index === null
          ? []
          : [{ index, quote: thread.place.quote, isActive: thread.id === activeId && !composer }],
      ),
      ...(memory.draft && draftAt !== null
        ? [{ index: draftAt, quote: memory.draft.place.quote, isActive: true }]
        : []),
    ])
    placeCards(cards, elements)
    showTotals()
  }

  function showTotals(): void {
    const open = threads.filter(({ state }) => state !== 'done')
    const counts = new Map<number, number>()
    for (const thread of open) {
      const { index } = locate(thread)
      const section = index === null ? undefined : parts[index]?.sectionIndex
      if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1)
    }
    showCounts(counts)
    for (const choice of document.querySelectorAll<HTMLElement>('[data-filter]')) {
      choice.ariaPressed = String(choice.dataset['filter'] === filter)
      if (choice.dataset['filter'] === 'open') {
        choice.textContent = open.length === 0 ? 'Open' : `Open ${open.length}`
      }
    }
    opener.hidden = !mayComment && threads.length === 0
    opener.textContent = memory.draft
      ? 'Unsent comment'
      : `Comments${open.length === 0 ? '' : ` ${open.length}`}`
    find('hint').textContent = mayComment ? `${hint}${hasKeys() ? keyHint : ''}` : ''
    column.hidden = !mayComment && threads.length === 0
  }

  function drawComposer(): HTMLElement | null {
    const { draft } = memory
    if (!draft) return null
    return drawCommentForm({
      draft,
      name: store.readName(),
      onName: store.writeName,
      onInput: store.save,
      onRedraw: draw,
      onCancel: () => {
        memory.draft = null
        store.save()
        draw()
        if (isSheet()) closeSheet()
      },
      onSend: () => {
        const { place, text, suggestion } = draft
        memory.draft = null
        outbox.add({
          kind: 'comment',
          name: store.readName().trim(),
          text: text.trim(),
          place,
          suggestion: suggestion === null || suggestion === place.quote ? null : suggestion,
        })
        find('comments-title').focus({ preventScroll: true })
      },
    })
  }

  function context(): Parameters<typeof drawThread>[2] {
    return {
      author,
      name: store.readName(),
      onName: store.writeName,
      mayComment,
      activeId,
      editingId,
      texts: memory.texts,
      now: new Date(),
      findWaiting: (id) =>
        memory.waiting.find(
          ({ id: waitingId, event }) => waitingId === id || (event.kind === 'edit' && event.of === id),
        ),
      onActivate: activate,
      onText: store.save,
      onReply: ({ id }, text) => {
        delete memory.texts[`reply-${id}`]
        outbox.add({ kind: 'reply', to: id, name: store.readName().trim(), text })
      },
      onStartEdit: (id) => {
        if (editingId !== null) forgetEdit(editingId)
        editingId = id
        draw()
        document.querySelector<HTMLElement>(`[data-key="edit-${id ?? ''}"]`)?.focus({ preventScroll: true })
      },
      onEdit: (id, text, suggestion) => {
        forgetEdit(id)
        editingId = null
        outbox.add({ kind: 'edit', of: id, text, suggestion })
      },
      onWithdraw: (id) => outbox.add({ kind: 'withdraw', of: id }),
      onRetry: () => {
        for (const waiting of memory.waiting) Object.assign(waiting, { fault: null, isRefused: false })
        draw()
        void outbox.flush()
      },
      onDrop: outbox.drop,
    }
  }

  function forgetEdit(id: string): void {
    delete memory.texts[`edit-${id}`]
    delete memory.texts[`edit-suggestion-${id}`]
    store.save()
  }

  for (const choice of document.querySelectorAll<HTMLElement>('[data-filter]')) {
    choice.addEventListener('click', () => {
      filter = choice.dataset['filter'] === 'all' ? 'all' : 'open'
      draw()
    })
  }
  opener.addEventListener('click', () => {
    openSheet()
    find('comments-title').focus({ preventScroll: true })
  })
  find('close-comments').addEventListener('click', closeSheet)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    choose(null)
    if (isSheet() && column.dataset['open'] !== undefined) closeSheet()
  })
  addEventListener('resize', draw)
  // Letters that arrive late move everything.
  void document.fonts.ready.then(draw)

  return {
    showParts: (nextParts, nextElements, nextMayComment) => {
      parts = nextParts
      elements = nextElements
      mayComment = nextMayComment
      const [first] = elements.keys()
      if (first !== undefined && mayComment) setStop(elements, { index: first })
      choose(null)
    },
    showThreads: (nextThreads, nextAuthor) => {
      threads = nextThreads
      author = nextAuthor
      draw()
    },
    readElements: () => elements,
    onChoose: choose,
    onComment: compose,
  }
}

function hasKeys(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}

function nameState({ index, isChanged }: FoundPlace): PlaceState {
  if (index === null) return 'gone'
  return isChanged ? 'changed' : 'here'
}
