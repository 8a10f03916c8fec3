let isLeft = false

addEventListener('pagehide', () => {
  isLeft = true
})
// Going back may bring the same page to life again.
addEventListener('pageshow', () => {
  isLeft = false
})

/** Whether the person has left the page, while the last of its program still runs. */
export const isPageLeft = (): boolean => isLeft
