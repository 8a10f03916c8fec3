import {
  type CommentPlace,
  type NumberedEvent,
  ownerAuthor,
  type ShareEvent,
  type ThreadState,
} from './share-event.ts'

export interface Thread {
  id: string
  author: string
  name: string
  text: string
  suggestion: string | null
  place: CommentPlace
  at: string
  isEdited: boolean
  /** Its words are gone. It stays only for the replies to it. */
  isWithdrawn: boolean
  state: ThreadState
  replies: readonly Reply[]
}

export interface Reply {
  id: string
  author: string
  name: string
  text: string
  at: string
  isEdited: boolean
}

type Draft = Omit<Thread, 'replies'> & { replies: Reply[] }
type EventOf<Kind extends ShareEvent['kind']> = Extract<ShareEvent, { kind: Kind }>

/**
 * The comments under a link, oldest first. The order of the events decides, not the order of their arrival, and a
 * repeated event changes nothing, so that all readers see the same.
 */
export function foldThreads(events: readonly NumberedEvent[]): Thread[] {
  const threads = new Map<string, Draft>()
  const seen = new Set<string>()
  for (const numbered of events.toSorted((a, b) => a.number - b.number)) {
    if (seen.has(numbered.id)) continue
    seen.add(numbered.id)
    apply(threads, numbered)
  }
  return [...threads.values()].filter((thread) => !thread.isWithdrawn || thread.replies.length > 0)
}

function apply(threads: Map<string, Draft>, numbered: NumberedEvent): void {
  const { event, author, id, at } = numbered
  switch (event.kind) {
    case 'comment':
      threads.set(id, { ...startThread(event), id, author, at })
      return
    case 'reply':
      addReply(threads.get(event.to), event, numbered)
      return
    case 'edit':
      edit(threads, event, author)
      return
    case 'withdraw':
      withdraw(threads, event, author)
      return
    case 'state':
      if (author === ownerAuthor) setState(threads.get(event.of), event.state)
  }
}

function startThread({
  name,
  text,
  suggestion,
  place,
}: EventOf<'comment'>): Omit<Draft, 'id' | 'author' | 'at'> {
  return { name, text, suggestion, place, isEdited: false, isWithdrawn: false, state: 'open', replies: [] }
}

/** The owner's reply answers the comment. A reviewer's reply opens it again. */
function addReply(
  thread: Draft | undefined,
  { name, text }: EventOf<'reply'>,
  { id, author, at }: NumberedEvent,
): void {
  if (!thread) return
  thread.replies.push({ id, author, name, text, at, isEdited: false })
  thread.state = author === ownerAuthor ? 'answered' : 'open'
}

function edit(threads: Map<string, Draft>, { of, text, suggestion }: EventOf<'edit'>, author: string): void {
  const thread = threads.get(of)
  if (thread?.author === author && !thread.isWithdrawn) {
    Object.assign(thread, { text, suggestion, isEdited: true })
    return
  }
  const reply = findReply(threads, of)?.reply
  if (reply?.author === author) Object.assign(reply, { text, isEdited: true })
}

function withdraw(threads: Map<string, Draft>, { of }: EventOf<'withdraw'>, author: string): void {
  const thread = threads.get(of)
  if (thread?.author === author) {
    Object.assign(thread, { text: '', suggestion: null, isWithdrawn: true })
    return
  }
  const found = findReply(threads, of)
  if (found?.reply.author !== author) return
  found.thread.replies = found.thread.replies.filter(({ id }) => id !== of)
}

function findReply(threads: Map<string, Draft>, id: string): { thread: Draft; reply: Reply } | null {
  for (const thread of threads.values()) {
    const reply = thread.replies.find((one) => one.id === id)
    if (reply) return { thread, reply }
  }
  return null
}

function setState(thread: Draft | undefined, state: ThreadState): void {
  if (thread) thread.state = state
}
