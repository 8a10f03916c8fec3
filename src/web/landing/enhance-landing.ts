import { followChosenTheme } from '#web/site/follow-chosen-theme.ts'
import { greetLearner } from '#web/site/greet-learner.ts'
import { watchPurchaseLinks } from '#web/site/watch-purchase-links.ts'

followChosenTheme()
watchPurchaseLinks()
greetLearner()
