import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listPlaces } from '#advisor/facts/us-places.ts'

/** What a text says of the place of the business: the floor, the kind of building, what it was before, the side of town. */
export interface Whereabouts {
  readonly about: 'floor' | 'building' | 'former' | 'side' | 'state'
  readonly value: string
  readonly mark: string
  readonly sentence: string
}

const floors =
  /\b(?:(ground[- ]floor|street[- ]level|first[- ]floor)|(second[- ]floor|third[- ]floor|upper floor|upstairs|fourth[- ]floor)|(basement|cellar))\b/i
const buildings: ReadonlyArray<readonly [value: string, pattern: RegExp]> = [
  ['mall', /\b(?:strip mall|shopping (?:center|mall|plaza)|(?:in|at) the mall|mall kiosk|outlet mall)\b/i],
  ['park', /\b(?:industrial|business|office|technology) park\b/i],
  [
    'home',
    /\b(?:spare (?:bed)?room|home office|(?:our|my|his|her|the owners?[’']) (?:own )?(?:house|garage|basement|kitchen table|living room))\b/i,
  ],
  ['storefront', /\b(?:storefront|shop front|corner shop|shop window)\b/i],
  [
    'warehouse',
    /\b(?:(?:a|the|our|foot|feet of) warehouse|warehouse (?:bay|unit|space)|industrial unit|flex space)\b/i,
  ],
  ['barn', /\b(?:our|a|the|old) barn\b/i],
  ['tower', /\b(?:office (?:tower|building)|high-rise)\b/i],
  ['truck', /\b(?:food truck|mobile (?:clinic|salon|studio|unit|workshop)|converted (?:van|bus|trailer))\b/i],
  ['co-working', /\bco-?working\b/i],
]
const was =
  /\b(?:former|old|converted|onetime|used to be an?|was once an?) (?:(?!competitor|owner|employer|customer|boss|colleague|head|licensor|friend)[a-z-]+ ){0,2}(church|chapel|bank|bakery|warehouse|school|garage|gas station|fire station|barn|mill|theater|cinema|post office|pharmacy|sandwich shop|restaurant|diner|laundromat|factory|dairy|creamery|supermarket|hotel|motel|dealership|auto shop|clinic|dentist[’']?s? office|salon|bookstore|hardware store|grocery|video store|florist|depot|train station|brewery|cannery)\b/i
const side =
  /\b(north|south|east|west)(?:ern)?[ -](?:side|end|shore|bank)\b(?! (?:of the (?:building|room|hall|barn|field|house)))/i
/** Our own yard or shop, right before the town it is in. */
const standsIn =
  /\b(?:[Oo]ur|[Tt]he|[Aa]n?|[Oo]ne) (?:own |leased |rented |small |new )?(?:[\w-]+ )?(?:yard|shop|store|studio|warehouse|office|workshop|clinic|kitchen|bakery|brewery|plant|garage|premises|headquarters|showroom|farm|depot|practice)(?: is| stands)? in (?=\p{Lu})/u
/** Of the place where the business is. */
const premises =
  /\b(?:leas(?:e[sd]?|ing)|rent(?:s|ed|ing)?|located|location|based|premises|space|square feet|square foot|building|an? (?:shop|store|studio|salon|clinic|practice|office|gym|bakery|workshop) (?:at|on)|in an?|in the|in our|in my|to our|into|at the|at our|on the|from (?:a|an|our|my)|move (?:in|into)|our (?:own )?(?:shop|store|studio|salon|clinic|practice|office|gym|bakery|restaurant|workshop|center|kitchen|hall|showroom))\b/i
const otherPlace =
  /\b(?:competitors?|rivals?|second (?:location|shop|site|store|floor plan)|later|from year|suppliers?|stor(?:age|e room|ing|es?d)|(?:is|are) kept|stock(?: is| are|s)?|freezer|overflow|park(?:ing|ed)|customers? (?:live|in)|clients? (?:live|in)|their|they|deliver\w*|route|flyers?|ads?|posters?|instead|unlike|others?|until|would cost|cost in|same (?:rooms|space) in|no |not |never|without|two floors|both floors|market|events?|weddings?|pop-?up|fridge|boiler|laundry room|equipment of|hood|trained|taught|worked|school district|survey\w*)\b/i
/** Where someone worked before: 'sold 164 machines from her garage in 2025', 'began in our basement'. */
const before =
  /\b(?:sold|sells so far|started|began|ran|built|made|baked|sewed|brewed|roasted|repaired|restored|cooked|worked|tested|(?:has|have|had) (?:\w+ )?(?:sold|run|built|made|baked|sewn|brewed|roasted|repaired|restored|cooked|done)|(?:grew|moved|moves|move|moving) out of|outgrew|since (?:\w+ )?(?:19|20)\d\d|until now|so far|used to)\b[^;:]*$/i
const cue =
  /floor|street.level|basement|cellar|upstairs|mall|plaza|park|room|house|garage|storefront|shop|warehouse|unit|space|barn|tower|building|high-rise|truck|mobile|working|former|old|converted|side|end\b|shore/i

export const listWhereabouts = rememberTexts((text: string): readonly Whereabouts[] =>
  !cue.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence): Whereabouts[] => {
        if (!premises.test(sentence) || otherPlace.test(sentence)) return []
        const found: Whereabouts[] = []
        const floor = floors.exec(sentence)
        if (floor) {
          const value = floor[1] === undefined ? (floor[2] === undefined ? 'below' : 'above') : 'ground'
          found.push({ about: 'floor', value, mark: floor[0], sentence })
        }
        const former = was.exec(sentence)
        if (former)
          found.push({ about: 'former', value: former[1]?.toLowerCase() ?? '', mark: former[0], sentence })
        const named = buildings.flatMap(([value, pattern]) => {
          const match = former ? null : pattern.exec(sentence)
          const mark = match?.[0]
          const isPast = match !== null && value === 'home' && before.test(sentence.slice(0, match.index))
          return mark === undefined || isPast ? [] : [{ about: 'building' as const, value, mark, sentence }]
        })
        // 'A storefront in a strip mall' is both.
        if (named.length === 1) found.push(...named)
        const place = standsIn.exec(sentence)
        const state = place ? listPlaces(sentence.slice(place.index)).at(0) : undefined
        if (state)
          found.push({ about: 'state', value: state.states.join(' or '), mark: state.name, sentence })
        const end = side.exec(sentence)
        if (end) found.push({ about: 'side', value: end[1]?.toLowerCase() ?? '', mark: end[0], sentence })
        return found
      }),
)
