/** A business that sells software, goods or advice to restaurants does not serve food. An extra app sells nothing. */
const tradeSellers =
  /(?<!\b(?:with|and|through|via|by|on|own|our|plus)(?: an?| our| its| their)?(?: mobile| phone| online| booking| ordering)? )\b(?:software|apps?|platform|saas|tools?|consult(?:ing|ants?|ancy|ation)|advis(?:e|es|ory|or)|agency|marketplace|marketing|api|dashboard|audits?|auditor|compliance|bookkeeping|accounting|staffing|recruiting|equipment|magazine|podcast|newsletter|directory)\b/iu
/** What a business does for others is their trade, not its own. */
const customerClause =
  /\b(?:helps?|helping|lets?|allows?|enables?|connects?|used by|supplies|supplying)\b[^,.;:]{0,120}?(?=\b(?:that|which|who|with|in|from|by|on)\b|[,.;:]|$)|\b(?:for|to|serving|at)\b(?=[^,.;:]{0,60}\b(?:compan(?:y|ies)|firms?|business(?:es)?|makers?|owners?|shops|stores|restaurants?|bars|cafés|cafes|clinics?|offices|schools|(?:sub)?contractors|carriers|managers?|teams|hotels|salons|farms|farmers|breweries|bakeries|hospitals|practices|chefs|drivers|fleets|landlords|agents|brokers|dentists|doctors|therapists|plumbers|electricians|clubs|plants|kitchens|centers|caterers|roasters|barbers|spas|gyms)\b)[^,.;:]{0,120}?(?:(?:, [\p{L}-]+(?: [\p{L}-]+){0,2}){1,3},? (?:and|or) [\p{L}-]+\s?)?(?=\b(?:that|which|who|with|in|from|by|on)\b|[,.;:]|$)/giu

/** A text without what it says about the customers' trade. */
export function dropCustomers(text: string): string {
  return text.replaceAll(customerClause, ' ')
}

/** It sells something to businesses of a trade, and does not do their trade itself. */
export function sellsToTrade(ownText: string): boolean {
  return tradeSellers.test(ownText)
}
