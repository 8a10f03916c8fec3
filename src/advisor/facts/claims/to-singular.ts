const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  persons: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  ft: 'foot',
  inches: 'inch',
  sqft: 'square foot',
  regulars: 'regular',
  staff: 'staff',
  business: 'business',
  class: 'class',
  gas: 'gas',
  lens: 'lens',
  clothes: 'clothes',
}

/** 'customers' is 'customer' and 'deliveries' is 'delivery', in lower case. */
export function toSingular(typed: string): string {
  const word = typed.toLowerCase()
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
