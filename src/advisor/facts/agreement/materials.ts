import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { listContextWords } from './context-words.ts'
import { readNear } from './near-words.ts'

/** Kinds of one thing of which a plan can rule all but one out: 'only white oak', 'without a drop of diesel'. */
const kinds: Readonly<Record<string, string>> = {
  wood: 'oak|pine|cedar|walnut|maple|cherry wood|ash wood|accoya|redwood|plywood|bamboo|mahogany|teak|birch|cypress|poplar|mdf|particle ?board|hickory|spruce|larch',
  cloth: 'cotton|linen|wool|polyester|silk|leather|denim|canvas|nylon|fleece|hemp|cashmere|vinyl',
  metal: 'steel|alumin(?:i?)um|brass|copper|iron|titanium|bronze|sterling silver|pewter',
  fuel: 'diesel|gasoline|propane|natural gas|biodiesel|heating oil|charcoal|coal',
  milk: "cow[’']s milk|oat milk|almond milk|soy milk|goat[’']s milk|sheep[’']s milk",
  flour: 'wheat flour|rye flour|spelt flour|rice flour|almond flour|oat flour',
  fat: 'butter|margarine|lard|palm oil|shortening|olive oil|canola oil',
  sugar: 'cane sugar|corn syrup|honey|stevia|maple syrup|agave|aspartame',
  packing:
    'glass jars?|glass bottles?|plastic (?:jars?|bottles?|bags?|film|trays?|wrap)|paper bags?|cardboard|styrofoam',
  wax: 'soy wax|beeswax|paraffin|coconut wax',
  heat: 'heat pumps?|gas boilers?|oil furnaces?|pellet stoves?',
  paint: 'oil paint|water-based paint|latex paint|acrylics?|powder coat\\w*',
}
const patterns = Object.entries(kinds).map(([kind, names]) => ({
  kind,
  pattern: new RegExp(String.raw`\b(?:${names})\b`, 'gi'),
}))
const any = new RegExp(String.raw`\b(?:${Object.values(kinds).join('|')})\b`, 'i')
const onlyBefore =
  /\b(?:only|nothing but|exclusively|100%|100 percent|entirely|purely|solely|all (?:of )?(?:our )?\w+ (?:is|are)(?: made)?(?: of| from)?|every \w+ is(?: made)?(?: of| from)?) (?:[\w-]+ ){0,4}$/i
const onlyAfter = /^[^.;]{0,20}\b(?:only|exclusively|and nothing else)\b/i
const not =
  /\b(?:no|not|never|without|free of|instead of|rather than|avoid\w*|neither|nor|replac\w+|unlike|zero|isn[’']t|aren[’']t|a drop of|don[’']t|doesn[’']t|use no|ban(?:s|ned)?)\b[^,;.]{0,40}$/i
const others =
  /\b(?:competitors?|rivals?|others|elsewhere|most (?:shops|makers|firms|of)|the chains?|used to|older?|if|would|could|customers? (?:own|have|bring)|later|until|from year|survey\w*|asked|instead of|compared|than|backup|old)\b/i

const all = /\b(?:everything|all (?:of )?our|at all|every \w+ (?:is|we)|whole)\b/i

export interface ToldMaterial {
  readonly kind: string
  readonly name: string
  readonly mark: string
  readonly sentence: string
  /** Ruled out, the only one, or just named. */
  readonly how: 'out' | 'only' | 'named'
  /** Of everything that is made, and not of one thing. */
  readonly isAll: boolean
  readonly words: ReadonlySet<string>
}

export const listMaterials = rememberTexts((text: string): readonly ToldMaterial[] =>
  !any.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
        if (!any.test(sentence)) return []
        return patterns.flatMap(({ kind, pattern }) =>
          Array.from(sentence.matchAll(pattern)).flatMap((found): ToldMaterial[] => {
            const [mark] = found
            const before = sentence.slice(0, found.index)
            const after = sentence.slice(found.index + mark.length)
            // A place or a firm has the name: 'Cedar Rapids'.
            if (/^[A-Z]/u.test(mark) && before !== '' && mark !== 'Accoya') return []
            const how =
              not.test(before) || /^-free\b/i.test(after) ? 'out' : isOnly(before, after) ? 'only' : 'named'
            if (others.test(sentence) && how !== 'out') return []
            const near = readNear(sentence, found.index, found.index + mark.length).words
            const words = sentence.length < shortest ? new Set(listContextWords(sentence)) : near
            return [
              {
                kind,
                name: mark.toLowerCase().replace(/s$/u, ''),
                mark,
                sentence,
                how,
                isAll: all.test(sentence),
                words,
              },
            ]
          }),
        )
      }),
)

/** 'We use no other wood': what stands beside it is the only one. */
const generic: Readonly<Record<string, RegExp>> = {
  wood: /\b(?:no other|not (?:use|buy|work (?:with|in)|sell)[^.;]{0,30}|no (?:\w+ ){0,2}) ?(?:wood|timber|lumber)s?\b/i,
  cloth:
    /\b(?:no other|not (?:use|buy|work (?:with|in)|sell)[^.;]{0,30}) ?(?:fabrics?|cloth|fibers?|materials?)\b/i,
  metal: /\b(?:no other|not (?:use|buy|work (?:with|in)|sell)[^.;]{0,30}) ?metals?\b/i,
}

/** The materials of a text, with those that another sentence of it makes the only ones. */
export const listTextMaterials = rememberTexts((text: string): readonly ToldMaterial[] =>
  listMaterials(text).map((told) =>
    told.how === 'named' && generic[told.kind]?.test(text) ? { ...told, how: 'only', isAll: true } : told,
  ),
)

/** A sentence this short is about one thing. */
const shortest = 80

function isOnly(before: string, after: string): boolean {
  return onlyBefore.test(before) || onlyAfter.test(after)
}
