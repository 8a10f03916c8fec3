import type { WorkbookData } from './workbook-data.ts'

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|North (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South (?:Carolina|Dakota)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const named = new RegExp(
  String.raw`\b(?:United States|USA|U\.S\.|District of Columbia|${states})(?![\p{L}])`,
  'u',
)
/** 'Portland, OR 97201'. */
const zipCode = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/u
/** Georgia is also a country, and its money is not the dollar. */
const dollars = new Set(['', 'USD'])

/** Whether a plan is at home in the United States, by its jurisdiction or the address on its cover. */
export function isUnitedStatesPlan({
  businessIdea,
  legalStructure,
  financialProjections,
}: WorkbookData): boolean {
  if (!dollars.has(financialProjections.currency)) return false
  const places = [legalStructure.jurisdiction, businessIdea.cover.address].map((place) => place.slice(0, 600))
  return places.some((place) => named.test(place) || zipCode.test(place))
}
