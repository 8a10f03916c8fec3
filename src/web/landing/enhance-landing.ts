import { followChosenTheme } from '#web/site/follow-chosen-theme.ts'
import { watchPurchaseLinks } from '#web/site/watch-purchase-links.ts'

followChosenTheme()
watchPurchaseLinks()
