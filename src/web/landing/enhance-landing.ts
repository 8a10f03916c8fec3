import { greetLearner } from '#web/site/greet-learner.ts'
import { watchPurchaseLinks } from '#web/site/watch-purchase-links.ts'

followChosenTheme()
watchPurchaseLinks()
greetLearner()

/** Pictures follow the system's theme on their own. A theme chosen in the app takes precedence. */
function followChosenTheme(): void {
  const { theme } = document.documentElement.dataset
  if (theme === undefined) return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
    source.media = theme === 'dark' ? 'all' : 'not all'
  }
}
