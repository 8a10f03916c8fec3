/** Small helpers to draw with. Texts only ever become text nodes. */

type Attributes = Readonly<Record<string, string | boolean | number | ((event: Event) => void)>>
type Child = Node | string | null

export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (typeof value === 'boolean') element.toggleAttribute(name, value)
    else element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** An element of the page that the script fills. The page and its script are built together, so it is there. */
export function find<Found extends HTMLElement>(name: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(`[data-${name}]`)
  if (!found) throw new Error(`The page has no ${name}`)
  return found
}

export function findAll(name: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[data-${name}]`)]
}

/** Draws again without taking the focus or the caret from a person who types. */
export function redraw(place: HTMLElement, children: readonly Node[]): void {
  const focused = document.activeElement
  const key = place.contains(focused) ? (focused as HTMLElement).dataset['key'] : undefined
  const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : null
  place.replaceChildren(...children)
  if (key === undefined) return
  const again = [...place.querySelectorAll<HTMLElement>('[data-key]')].find(
    (one) => one.dataset['key'] === key,
  )
  again?.focus({ preventScroll: true })
  if (caret !== null && again instanceof HTMLTextAreaElement) again.setSelectionRange(caret, caret)
}

/** Says it to people who cannot see the page. */
export function announce(text: string): void {
  find('announce').textContent = text
}
