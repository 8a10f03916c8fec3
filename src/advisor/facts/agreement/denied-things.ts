import type { Denial } from './denials.ts'

/** Where a sentence has a thing that another one denies. */

const denied =
  /\b(?:no|not|never|without|nor|neither|none|nobody|instead of|unlike|rather than|less|cannot|can[’']t|don[’']t|doesn[’']t|won[’']t|free of|against|avoid\w*|replac\w*)\b[^.;]*$/iu
/** 'The rope gym' has no rope: the thing must be the noun itself. */
const nounEnd =
  /^(?:\s*$|\s*[.,;:()&+/–—!]|\s+(?:and|or|all|every|daily|only|\w+ed\b|at|for|from|in|of|on|to|with|by|per|is|are|was|were|that|which|who|we|each|every|as|when|while|then|than|once|twice|after|before|within|includ\w*|cost\w*|\d|[$€£]))/iu

/** What a word leaves out besides itself: there is no wine where there is no alcohol. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  alcohol: ['wine', 'beer', 'cocktail', 'prosecco', 'champagne', 'cider', 'whiskey', 'gin', 'liquor', 'ale'],
  liquor: ['whiskey', 'gin', 'vodka', 'cocktail', 'rum'],
  meat: ['beef', 'pork', 'bacon', 'ham', 'chicken', 'lamb', 'turkey', 'sausage', 'steak', 'burger'],
  fish: ['salmon', 'tuna', 'shrimp', 'cod', 'oyster'],
  dairy: ['milk', 'cheese', 'butter', 'cream', 'yogurt'],
  nut: ['almond', 'peanut', 'hazelnut', 'walnut', 'pecan', 'cashew', 'pistachio'],
  pet: ['dog', 'cat', 'puppy', 'rabbit'],
  dog: ['puppy', 'beagle', 'labrador', 'terrier', 'poodle', 'retriever', 'dachshund', 'spaniel', 'collie'],
  fridge: ['refrigerator', 'freezer'],
  refrigerator: ['fridge'],
  tire: ['tyre'],
  kid: ['child', 'children', 'toddler', 'infant'],
  child: ['kid', 'toddler', 'infant', 'children'],
  pesticide: ['herbicide', 'insecticide', 'fungicide', 'weed killer', 'glyphosate'],
  chemical: ['pesticide', 'herbicide', 'bleach', 'solvent', 'chlorine'],
  'social media': ['instagram', 'facebook', 'tiktok'],
  advertising: ['radio ad', 'search ad', 'billboard', 'newspaper ad'],
  event: ['wedding', 'birthday party', 'concert', 'banquet'],
  tobacco: ['cigarette', 'cigar', 'vape'],
  firearm: ['rifle', 'pistol', 'handgun', 'shotgun', 'ammunition'],
  repair: [],
}
/** 'We fix what we find' repairs it, and 'we fix the report' does not. */
const repairing = /\bfix(?:es)? (?:what(?:ever)? (?:we|i|is)|anything (?:we|i|that)|broken)\b/iu
/** 'Own food is served as at home': customers bring it. */
const ofCustomer = /(?<!\b(?:our|my) )\bown\s+$/iu
const facility =
  '(?:booth|room|station|bay|line|team|service|department|shop|area|crew|rig|jobs?|equipment|works?)'
const groupWords: Readonly<Record<string, string>> = {
  kid: 'kids|children|toddlers|boys|girls',
  child: 'kids|children|toddlers|boys|girls',
  children: 'kids|children|toddlers|boys|girls',
  men: 'men|gentlemen',
  man: 'men|gentlemen',
  women: 'women|ladies',
  woman: 'women|ladies',
}

/** Where a sentence has what a denial leaves out, or -1. */
export function findDenied(sentence: string, { thing, isWork, group }: Denial): number {
  if (isWork) return findWork(sentence, thing[0] ?? '')
  const found = findThing(sentence, thing)
  if (found >= 0) return found
  const [word = ''] = thing
  const name = thing.join(' ')
  if (name === 'repair') return findPlain(sentence, repairing)
  for (const kind of kinds[name] ?? []) {
    const place = findThing(sentence, kind.split(' '))
    // 'Guests bring their own wine'
    if (place >= 0 && !/\b(?:own|bring\w*)\s+(?:\w+\s+)?$/iu.test(sentence.slice(0, place))) return place
  }
  if (group !== '') return findGroup(sentence, group)
  return thing.length === 2 && name.endsWith('ing') ? findApart(sentence, word, thing[1] ?? '') : -1
}

function findPlain(sentence: string, pattern: RegExp): number {
  const found = pattern.exec(sentence)
  return found && !denied.test(sentence.slice(0, found.index)) ? found.index : -1
}

/** 'We spray', 'Brush, sand and spray' and 'the spray booth'. Others may do it all the same. */
function findWork(sentence: string, verb: string): number {
  if (!sentence.toLowerCase().includes(verb)) return -1
  return findPlain(
    sentence,
    new RegExp(
      String.raw`(?:^|\b(?:we|i)\s(?:also\s|can\s|will\s)?|\b(?:we|i)\s[\w\s,]{2,40}\band\s)${verb}\b|^(?:\w+(?:,| and) )*${verb}\b|\b${verb}(?:ing)? ${facility}\b`,
      'iu',
    ),
  )
}

function findGroup(sentence: string, group: string): number {
  const words = groupWords[group] ?? `${group}s?`
  return findPlain(
    sentence,
    new RegExp(String.raw`\bfor (?:\w+ )?(?:${words})(?![\p{L}’'-])|\b(?:${words})[’']s? \p{L}+`, 'iu'),
  )
}

/** 'The drone jobs that we map' are drone mapping. */
function findApart(sentence: string, word: string, doing: string): number {
  const stem = doing.replace(/ing$/u, '').replace(/(.)\1$/u, '$1')
  if (stem.length < 3 || !sentence.toLowerCase().includes(word)) return -1
  return findPlain(
    sentence,
    new RegExp(
      String.raw`\b${word}s? (?:[\w’'-]+,? ){0,5}${stem}\w{0,4}\b|\b${stem}\w{0,4} (?:[\w’'-]+ ){0,3}${word}s?\b`,
      'iu',
    ),
  )
}

/** Where a sentence has the thing as it is, or -1. */
function findThing(sentence: string, words: readonly string[]): number {
  const [first = ''] = words
  const lower = sentence.toLowerCase()
  if (!lower.includes(first.slice(0, 4))) return -1
  const phrase = words.map((word) => `${word.replaceAll(/[^\p{L}-]/gu, '')}(?:s|es)?`).join('[\\s-]')
  const found = new RegExp(
    String.raw`(?<![\p{L}-])${phrase.replace(/y\(\?:s\|es\)\?$/u, '(?:y|ies)')}(?![\p{L}-])`,
    'iu',
  ).exec(lower)
  if (!found || denied.test(sentence.slice(0, found.index))) return -1
  if (ofCustomer.test(sentence.slice(0, found.index))) return -1
  return nounEnd.test(sentence.slice(found.index + found[0].length)) ? found.index : -1
}
