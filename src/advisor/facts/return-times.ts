/** How long a customer may bring something back, which is no time to pay in. */

const returnBefore =
  /\b(?:returns?|returned|refund\w*|exchange\w*|warrant\w*|guarantee\w*)\b(?:(?!\bpa(?:y|id))[^,;]){0,25}$/i
const returnAfter =
  /^\s*(?:(?:in which )?to |for |of )?(?:an? |any |the )?(?:returns?|exchanges?|refunds?|bring (?:\S+ ){1,3}back|send (?:\S+ ){1,3}back|cancel|change (?:his|her|their|your) minds?)\b/i

/** From the words right before and after the figure: 'paid by card, 30 days to return a part'. */
export function isReturnTime({ lead, tail }: { readonly lead: string; readonly tail: string }): boolean {
  return returnAfter.test(tail) || returnBefore.test(lead)
}
