/** A list's texts about its rows. `name` is the row's name, such as 'Segment 2'. */
export type ListTexts = {
  remove: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  dragHint: string
  moved: (name: string, position: number, count: number) => string
  removed: (name: string) => string
}

export const defaultListTexts: ListTexts = {
  remove: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  dragHint: 'Drag to reorder',
  moved: (name, position, count) => `${name} moved to position ${position} of ${count}.`,
  removed: (name) => `${name} removed.`,
}
