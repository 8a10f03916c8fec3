/** Places whose names have the word of a trade in them: 'on Orchard Street', 'off Mill Road', 'in Vineyard Park'. */

const street =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Pike|Turnpike|Parkway|Pkwy|Expressway)'
/** These can also end the name of a business, such as 'The Coffee Place'. */
const area =
  '(?:Drive|Dr|Court|Place|Way|Circle|Terrace|Alley|Row|Square|Plaza|Park|City|Hills?|Heights|Grove|Village|Valley|County|Beach|Springs|District|Township|Falls|Creek|Lake|Ridge|Mall|Station)'
const name = String.raw`\p{Lu}[\p{L}’'-]+`
const places = new RegExp(
  String.raw`\b${name} ${street}\b\.?|(?<=\b(?:in|on|at|near|off|around|outside|to|from) (?:the )?)${name}(?: ${name})? ${area}\b|(?<=\b(?:corner of|off|between) )${name} and ${name}`,
  'gu',
)
const cue = new RegExp(String.raw`\b(?:${street}|${area}|corner of|off|between)\b`, 'u')

/** 'Above the grocery store' and 'in a former bakery' tell where it is. */
const besides =
  /\b(?:above|next (?:door )?to|beside|behind|opposite|across from|across the street from|near|in(?= (?:the|an?|our) (?:old|former)\b))\s(?:the|an?|our|two|three)\s(?:(?!(?:that|which|who|where|with|and|for|in|on|at|from|by|of|to|sell|sells|serves?|we|our)\b)[\p{L}’'-]+\s?){1,3}/giu

/** A text without the names of streets and areas, and without the neighbors. */
export function dropPlaces(text: string): string {
  const rest = text.replaceAll(besides, ' ')
  return cue.test(rest) ? rest.replaceAll(places, ' ') : rest
}
