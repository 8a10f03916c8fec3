import { createId } from '#web/sharing/share-key.ts'
import { create, find, findAll } from './dom.ts'
import { faultTexts } from './fault-texts.ts'
import { type LinkStore, openLinkStore } from './link-store.ts'
import { type LinkFault, openLink, readLinkAddress } from './open-link.ts'
import { showLink } from './show-link.ts'

/** Opens the link in the address and shows the plan, or says why it cannot. */
export async function startReviewer(): Promise<void> {
  const address = readLinkAddress(location)
  // Another link pasted into the same tab changes the fragment only.
  addEventListener('hashchange', () => location.reload())
  keepAddress()
  printInLight()
  const link = await openLink(address)
  if (typeof link === 'string') {
    showFault(link)
    return
  }
  const store = openLinkStore(localStorageOrNone(), link.id, createId)
  showLink(link, store, (fault) => showFault(fault, store))
}

/** Links within the page would replace the key in the address, and a reload would then open nothing. */
function keepAddress(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const target = link && document.querySelector<HTMLElement>(link.getAttribute('href') ?? '#main')
    if (!target) return
    event.preventDefault()
    target.scrollIntoView()
    const heading = target.querySelector<HTMLElement>('[tabindex="-1"]')
    ;(target.matches('[tabindex]') ? target : (heading ?? target)).focus({ preventScroll: true })
  })
}

/** Paper is white, whatever the theme. */
function printInLight(): void {
  const { dataset } = document.documentElement
  let theme: string | undefined
  addEventListener('beforeprint', () => {
    theme = dataset['theme']
    dataset['theme'] = 'light'
  })
  addEventListener('afterprint', () => {
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  })
}

function localStorageOrNone(): Storage | { getItem: () => null; setItem: () => void } {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}

export function showFault(fault: LinkFault, store?: LinkStore): void {
  const { title, text, canRetry } = faultTexts[fault]
  for (const part of findAll('when-ready')) part.hidden = true
  find('open-comments').hidden = true
  find('sender').textContent = ''
  find('ends').textContent = ''
  find('notices').replaceChildren()
  find('layout').dataset['state'] = fault
  document.title = title
  const retry = create('button', { class: 'solid-button', click: () => location.reload() }, 'Try again')
  const unsent = store ? listUnsent(store) : []
  const card = create(
    'div',
    { class: 'state-card', role: 'alert' },
    create('h1', {}, title),
    create('p', {}, text),
    canRetry === true ? retry : null,
    ...(unsent.length === 0
      ? []
      : [
          create('p', {}, 'These words of yours were not sent. You can copy them:'),
          ...unsent.map((words) => create('blockquote', { dir: 'auto' }, words)),
        ]),
  )
  find('document').replaceChildren(card)
}

/** No word that someone typed is lost because a link ends. */
function listUnsent({ memory: { draft, texts, waiting } }: LinkStore): string[] {
  const sent = waiting.map(({ event }) => ('text' in event ? event.text : ''))
  const typed = [draft?.text, draft?.suggestion === draft?.place.quote ? '' : draft?.suggestion]
  return [...sent, ...typed, ...Object.values(texts)].filter((text): text is string => !!text?.trim())
}
