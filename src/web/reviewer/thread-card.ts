import { diffWords } from '#advisor/advice/diff-words.ts'
import { maxReviewerNameLength } from '#contract/share-events.ts'
import type { Reply, Thread } from '#domain/sharing/fold-threads.ts'
import { ownerAuthor } from '#domain/sharing/share-event.ts'
import { drawText } from './comment-form.ts'
import { namePlace } from './comment-place.ts'
import { describeTime, findInitials } from './describe-time.ts'
import { create } from './dom.ts'

import type { WaitingEvent } from './link-store.ts'

export interface CardContext {
  author: string
  /** The reader's name, empty until it is typed. */
  name: string
  onName: (name: string) => void
  mayComment: boolean
  activeId: string | null
  /** What is edited now, by its id. */
  editingId: string | null
  texts: Record<string, string>
  now: Date
  findWaiting: (id: string) => WaitingEvent | undefined
  onActivate: (id: string) => void
  onText: () => void
  onReply: (thread: Thread, text: string) => void
  onStartEdit: (id: string | null) => void
  onEdit: (id: string, text: string, suggestion: string | null) => void
  onWithdraw: (id: string) => void
  onRetry: () => void
  onDrop: (id: string) => void
}

/** Whether its words are still in the document, and what to say if they are not. */
export type PlaceState = 'here' | 'changed' | 'gone'

export function drawThread(thread: Thread, state: PlaceState, context: CardContext): HTMLElement {
  const { activeId, onActivate, mayComment } = context
  const isActive = activeId === thread.id
  return create(
    'article',
    {
      class: isActive ? 'card is-active' : 'card',
      'data-thread': thread.id,
      'aria-label': `Comment by ${thread.name} on ${namePlace(thread.place)}`,
      click: ({ target }) => {
        // Drawing the card anew would take a pressed button out of the page.
        const isControl = target instanceof Element && target.closest('button, form') !== null
        if (!isActive && !isControl) onActivate(thread.id)
      },
    },
    drawHead(thread, context),
    create(
      'button',
      {
        type: 'button',
        class: 'card-place',
        'data-key': `place-${thread.id}`,
        click: (event) => {
          event.stopPropagation()
          onActivate(thread.id)
        },
      },
      namePlaceNow(thread, state),
    ),
    ...drawBody(thread, thread, context),
    ...thread.replies.map((reply) =>
      create('div', { class: 'reply' }, drawHead(reply, context), ...drawBody(reply, null, context)),
    ),
    mayComment && !thread.isWithdrawn ? drawReplyForm(thread, context) : null,
  )
}

/** A suggestion repeats the words that it is about, so its place is the section. */
function namePlaceNow({ place, suggestion }: Thread, state: PlaceState): string {
  if (state !== 'here') return `${sayThen(state)} ${namePlace(place)}`
  return suggestion === null ? namePlace(place) : place.sectionTitle
}

function sayThen(state: Exclude<PlaceState, 'here'>): string {
  return state === 'changed' ? 'Changed since. It said then:' : 'No longer in the plan. It said then:'
}

function drawHead({ name, author, at }: Thread | Reply, { author: own, now }: CardContext): HTMLElement {
  const isOwner = author === ownerAuthor
  return create(
    'div',
    { class: 'card-head' },
    create(
      'span',
      { class: isOwner ? 'avatar is-owner' : 'avatar', 'aria-hidden': 'true' },
      findInitials(name),
    ),
    create('strong', { dir: 'auto' }, name),
    author === own ? create('span', { class: 'quiet' }, 'you') : null,
    isOwner ? create('span', { class: 'quiet' }, 'author') : null,
    create('time', { class: 'mono-label', datetime: at }, describeTime(at, now)),
  )
}

function drawBody(one: Thread | Reply, thread: Thread | null, context: CardContext): (Node | null)[] {
  if (thread?.isWithdrawn) return [create('p', { class: 'quiet' }, 'This comment was withdrawn.')]
  if (context.editingId === one.id) return [drawEditForm(one, thread, context)]
  const waiting = context.findWaiting(one.id)
  const isOwn = one.author === context.author && context.mayComment
  return [
    thread && thread.suggestion !== null ? drawDifference(thread.place.quote, thread.suggestion) : null,
    one.text === '' ? null : create('p', { class: 'card-text', dir: 'auto' }, one.text),
    one.isEdited ? create('p', { class: 'quiet' }, 'edited') : null,
    waiting ? drawWaiting(waiting, context) : null,
    isOwn && !waiting ? drawOwnButtons(one.id, context) : null,
    thread?.state === 'done' ? create('p', { class: 'quiet' }, 'Done') : null,
  ]
}

/** What to take out and what to put in, also for people who cannot see the lines. */
export function drawDifference(before: string, after: string): HTMLElement {
  const hidden = (text: string) => create('span', { class: 'sr-only' }, text)
  const pieces = diffWords(before, after).flatMap((segment): Node[] => {
    if (segment.kind === 'same') return [document.createTextNode(segment.text)]
    return [
      ...(segment.before === '' ? [] : [create('del', {}, hidden(' remove: '), segment.before)]),
      ...(segment.after === '' ? [] : [create('ins', {}, hidden(' write: '), segment.after)]),
    ]
  })
  return create(
    'p',
    { class: 'difference', dir: 'auto' },
    create('span', { class: 'quiet' }, 'Suggestion'),
    ...pieces,
  )
}

function drawWaiting({ id, fault, isRefused }: WaitingEvent, { onRetry, onDrop }: CardContext): HTMLElement {
  if (fault === null) return create('p', { class: 'quiet' }, 'Sending…')
  const button = (text: string, click: () => void) =>
    create('button', { type: 'button', class: 'text-button', click }, text)
  return create(
    'p',
    { class: 'fault', role: 'status' },
    isRefused ? `Not sent. ${fault} ` : `Not sent yet. ${fault} Your words are kept in this browser. `,
    button('Try again', onRetry),
    isRefused ? button('Remove', () => onDrop(id)) : null,
  )
}

function drawOwnButtons(id: string, { onStartEdit, onWithdraw }: CardContext): HTMLElement {
  const button = (text: string, key: string, click: () => void) =>
    create('button', { type: 'button', class: 'text-button', 'data-key': `${key}-${id}`, click }, text)
  return create(
    'div',
    { class: 'own-buttons' },
    button('Edit', 'edit', () => onStartEdit(id)),
    button('Withdraw', 'withdraw', () => onWithdraw(id)),
  )
}

function drawReplyForm(thread: Thread, { name, onName, texts, onText, onReply }: CardContext): HTMLElement {
  const key = `reply-${thread.id}`
  const nameField = create('input', {
    'aria-label': 'Your name',
    placeholder: 'Your name',
    autocomplete: 'name',
    maxlength: maxReviewerNameLength,
    value: name,
    input: ({ target }) => onName((target as HTMLInputElement).value),
  })
  const further = create(
    'div',
    { class: 'card-buttons', hidden: !texts[key] },
    name === '' ? nameField : null,
    create('button', { class: 'solid-button' }, 'Send'),
  )
  const field = drawText(key, texts[key] ?? '', (text) => {
    texts[key] = text
    further.hidden = text === ''
    onText()
  })
  field.rows = 1
  field.placeholder = 'Reply…'
  field.setAttribute('aria-label', `Reply to ${thread.name}`)
  const submit = (event: Event) => {
    event.preventDefault()
    if (nameField.value.trim() === '') nameField.focus()
    else if (field.value.trim() !== '') onReply(thread, field.value.trim())
  }
  return create('form', { class: 'reply-form', submit }, field, further)
}

function drawEditForm(one: Thread | Reply, thread: Thread | null, context: CardContext): HTMLElement {
  const { texts, onText, onEdit, onStartEdit } = context
  const drawField = (key: string, text: string, label: string) => {
    const field = drawText(key, texts[key] ?? text, (typed) => {
      texts[key] = typed
      onText()
    })
    field.setAttribute('aria-label', label)
    return field
  }
  const words = drawField(`edit-${one.id}`, one.text, 'Your comment')
  const suggestion =
    thread && thread.suggestion !== null
      ? drawField(`edit-suggestion-${one.id}`, thread.suggestion, 'Write this instead')
      : null
  const submit = (event: Event) => {
    event.preventDefault()
    if (words.value.trim() === '' && !suggestion?.value.trim()) return
    onEdit(one.id, words.value.trim(), suggestion?.value ?? null)
  }
  return create(
    'form',
    { class: 'edit-form', 'aria-label': 'Edit your comment', submit },
    suggestion,
    words,
    create(
      'div',
      { class: 'card-buttons' },
      create('button', { class: 'solid-button' }, 'Save'),
      create('button', { type: 'button', class: 'line-button', click: () => onStartEdit(null) }, 'Cancel'),
    ),
  )
}
