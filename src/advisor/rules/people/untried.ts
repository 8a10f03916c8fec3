import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished, isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** An owner who says that the work of the business is new to them. */

const untried =
  /\bnever (?:yet |before |personally )?(?:worked|written|run|managed|led|done|built|owned|sold|cooked|baked|taught|grown|raised|driven|repaired|programmed|coded|served|cared|installed|operated|flown|been in (?:the |this )?(?:business|trade|industry|field))\b(?! (?:late|at a loss|over|out of|without|short|a (?:loss|bad|losing)))|\bno (?:prior |previous |formal |real |direct |practical |professional )*(?:experience|training|background) (?:in|with|of|as|at)\b|\b(?:new|a newcomer) to (?:the |this )?(?:business|trade|industry|field|line of work)\b|\bwithout (?:any |prior |previous )?(?:experience|training) (?:in|with|as)\b|\b(?:complete|total) (?:beginner|novice)\b|\b(?:learns?|learning|teach(?:es|ing)? (?:himself|herself|themselves)|will learn) (?:it |this |the (?:trade|craft|work|ropes) )?(?:as (?:he|she|they|we|i) go(?:es)?|by doing|on the job|from (?:videos|books|youtube|the internet)|online)\b/i
/** What a founder has not done may be someone else's part. */
const covered =
  /\b(?:so (?:we|she|he|they|i) (?:hire|hired)|which (?:is why|the)|but (?:the|our|his|her) (?:\w+ )?(?:partner|manager|chef|brother|sister|wife|husband|co-?founder)|manager (?:has|with|brings)|never\b[^.;]*\b(?:in|for|over) (?:all )?(?:\w+|\d+) (?:years|seasons))\b/i

export const untriedRules: readonly Rule[] = [
  {
    id: 'people-work-untried',
    steps: [9],
    weight: weights.missing - 3,
    find({ data }) {
      const founders = sampleItems(data.teamStructure.founders).filter(
        ({ background }) => isWritten(background) && isFinished(background),
      )
      const read = founders.map((founder) => ({
        founder,
        sentence: splitSentences(founder.background.slice(0, 1500)).find(
          (sentence) => untried.test(sentence) && !covered.test(sentence),
        ),
      }))
      const [first] = read
      // One of two who knows the work is enough.
      if (!first || read.some(({ sentence }) => sentence === undefined)) return null
      const { founder, sentence = '' } = first
      const address = atItem('teamStructure', 'founders', founder.id, 'background')
      return show(
        recommend(
          'The work is new to the owner',
          `${isWritten(founder.name) ? quote(founder.name, 32) : 'The owner'} writes: ${quote(sentence, 90)}. Name who has done it, as a partner or a first hire with years, or show what you have practiced and what came of it. Lenders finance what someone in the business has done before.`,
          address,
        ),
        [{ address, says: sentence }],
      )
    },
  },
]
