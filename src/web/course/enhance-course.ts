import { greetLearner } from '#web/site/greet-learner.ts'
import { watchPurchaseLinks } from '#web/site/watch-purchase-links.ts'
import { watchExit } from './watch-exit.ts'

watchExit()
watchPurchaseLinks()
greetLearner()
