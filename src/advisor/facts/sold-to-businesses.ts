import type { PlanFacts } from './plan-facts.ts'

const businesses =
  'stores|shops|boutiques|grocers|groceries|supermarkets|delis|co-?ops|restaurants?|kitchens|caf[eé]s|bars|hotels|bakeries|caterers|chefs|retailers|resellers|stockists|distributors|wholesalers|dealers|contractors|builders|landscapers|growers|breweries|wineries|roasters|clinics|practices|pharmacies|hospitals|schools|offices|companies|firms|businesses|factories|plants|manufacturers|galleries|museums|florists|salons|studios|gyms|farms'
/** 'Jars to stores', 'Tubs for restaurant kitchens', 'Wholesale cases', 'Store accounts' */
const toBusinesses = new RegExp(
  String.raw`\b(?:wholesale|stockists?|resellers?|trade accounts?|(?:store|shop|restaurant|business|corporate|office) (?:accounts?|orders?|customers?|clients?))\b|\b(?:to|for|by|from) (?:[\p{L}-]+ ){0,2}?(?:${businesses})\b`,
  'iu',
)

/** Whether what the plan sells first goes to other businesses, which know whom they buy from. */
export function sellsToBusinesses({ data }: PlanFacts): boolean {
  const { pricingTiers, forecast } = data.financialProjections
  const [stream] = forecast.streams
  // The forecast says best what is sold most. Without one, the first line of the sales does.
  const said = stream?.name ? [stream.name] : [data.businessModel.revenueStreams[0], pricingTiers[0]?.name]
  return said.some((text) => text !== undefined && toBusinesses.test(text.slice(0, 160)))
}
