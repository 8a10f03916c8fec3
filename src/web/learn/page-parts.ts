/** The elements of a page that scripts fill, by their data attribute. */
export function findPart<Found extends HTMLElement>(
  name: string,
  within: ParentNode = document,
): Found | null {
  return within.querySelector<Found>(`[data-${name}]`)
}

export function findParts(name: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[data-${name}]`)]
}

export function write(name: string, text: string, within: ParentNode = document): void {
  for (const part of findParts(name, within)) part.textContent = text
}

export function show(name: string, isShown: boolean): void {
  for (const part of findParts(name)) part.hidden = !isShown
}

/** Sets or removes an attribute that has no value. */
export function mark(part: Element | null, attribute: string, isSet: boolean): void {
  part?.toggleAttribute(`data-${attribute}`, isSet)
}

export function create(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  return element
}
