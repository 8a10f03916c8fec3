/** The place for an offer to draft the forecast from what the plan already says. */
export function DraftOffer() {
  return null
}
