import { maxCommentLength, maxReviewerNameLength } from '#contract/share-events.ts'
import { namePlace } from './comment-place.ts'
import { create } from './dom.ts'
import type { CommentDraft } from './link-store.ts'

export interface CommentFormOptions {
  draft: CommentDraft
  name: string
  onName: (name: string) => void
  /** Keeps what is typed. */
  onInput: () => void
  onSend: () => void
  onCancel: () => void
  /** Draws the form again, after a change of its fields. */
  onRedraw: () => void
}

/** The form of a new comment. It writes into the draft, which survives a closed tab. */
export function drawCommentForm(options: CommentFormOptions): HTMLElement {
  const { draft, name, onName, onInput, onSend, onCancel, onRedraw } = options
  const isSuggesting = draft.suggestion !== null
  const problem = create('p', { role: 'alert', class: 'fault' })
  const words = drawText('comment-text', draft.text, (text) => {
    draft.text = text
    onInput()
  })
  const nameField = create('input', {
    id: 'comment-name',
    'data-key': 'comment-name',
    autocomplete: 'name',
    maxlength: maxReviewerNameLength,
    value: name,
    input: ({ target }) => onName((target as HTMLInputElement).value),
  })
  const submit = (event: Event) => {
    event.preventDefault()
    const fault = checkDraft(draft, nameField.value)
    problem.textContent = fault?.text ?? ''
    if (!fault) return onSend()
    if (fault.field === 'name') nameField.focus()
    else words.focus()
  }
  return create(
    'form',
    { class: 'card is-active', 'aria-label': 'New comment', 'data-composer': '', novalidate: true, submit },
    create('p', { class: 'card-place' }, namePlace(draft.place)),
    draft.isWords ? drawSwitch(draft, onInput, onRedraw) : null,
    ...(isSuggesting ? drawSuggestion(draft, onInput) : []),
    create(
      'label',
      { for: 'comment-text' },
      isSuggesting ? 'Why (you can leave this empty)' : 'Your comment',
    ),
    words,
    create('label', { for: 'comment-name' }, 'Your name'),
    nameField,
    problem,
    create(
      'div',
      { class: 'card-buttons' },
      create('button', { class: 'solid-button', 'data-key': 'comment-send' }, 'Send'),
      create('button', { type: 'button', class: 'line-button', click: onCancel }, 'Cancel'),
    ),
  )
}

interface DraftFault {
  field: 'name' | 'text'
  text: string
}

export function checkDraft({ text, suggestion, place }: CommentDraft, name: string): DraftFault | null {
  const hasSuggestion = suggestion !== null && suggestion.trim() !== '' && suggestion !== place.quote
  if (text.trim() === '' && !hasSuggestion) {
    return { field: 'text', text: suggestion === null ? 'Write a comment first.' : 'Change the words first.' }
  }
  return name.trim() === ''
    ? { field: 'name', text: 'Write your name, so that it is clear who says this.' }
    : null
}

function drawSwitch(draft: CommentDraft, onInput: () => void, onRedraw: () => void): HTMLElement {
  const change = ({ target }: Event) => {
    draft.suggestion = (target as HTMLInputElement).checked ? draft.place.quote : null
    onInput()
    onRedraw()
  }
  const box = create('input', {
    type: 'checkbox',
    checked: draft.suggestion !== null,
    'data-key': 'comment-suggest',
    change,
  })
  return create('label', { class: 'check' }, box, 'Suggest other words')
}

function drawSuggestion(draft: CommentDraft, onInput: () => void): HTMLElement[] {
  const field = drawText('comment-suggestion', draft.suggestion ?? '', (text) => {
    draft.suggestion = text
    onInput()
  })
  return [create('label', { for: 'comment-suggestion' }, 'Write this instead'), field]
}

export function drawText(id: string, text: string, onText: (text: string) => void): HTMLTextAreaElement {
  const field = create('textarea', {
    id,
    'data-key': id,
    rows: 3,
    maxlength: maxCommentLength,
    dir: 'auto',
    input: ({ target }) => onText((target as HTMLTextAreaElement).value),
  })
  field.value = text
  return field
}
