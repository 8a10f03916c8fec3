import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished, isWritten, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** An owner who says that the work of the business is new to them. */

const untried =
  /\bnever (?:yet |before |personally )?(?:worked|written|run|managed|led|done|built|owned|sold|cooked|baked|taught|grown|raised|driven|repaired|programmed|coded|served|cared|installed|operated|flown|been in (?:the |this )?(?:business|trade|industry|field))\b(?! (?:late|at a loss|over|out of|without|short|a (?:loss|bad|losing)))|\bno (?:prior |previous |formal |real |direct |practical |professional )*(?:experience|training|background) (?:in|with|of|as|at)\b|\b(?:new|a newcomer) to (?:the |this )?(?:business|trade|industry|field|line of work)\b|\b(?:has|have|had)(?: not|n[’']t) (?:yet )?(?!(?:missed|lost|left|started|decided|found|signed|taken|paid|drawn|had|been|raised|sold|quit|told|asked|met|seen|put|given|set|gone)\b)(?:[a-z]+(?:ed|en|wn|un|ught|ilt|ade|one|id|ven|ung)|cut|led|dug|shot|spun)\b[^.;,]{0,40}\byet\b|\b(?:is|am|are|still) (?:going|has|have) to learn\b(?! (?:spanish|english|the (?:books|bookkeeping|accounts|software)|bookkeeping|accounting|marketing))|\bwithout (?:any |prior |previous )?(?:experience|training) (?:in|with|as)\b|\b(?:complete|total) (?:beginner|novice)\b|\b(?:learns?|learning|teach(?:es|ing)? (?:himself|herself|themselves)|will learn) (?:it |this |the (?:trade|craft|work|ropes) )?(?:as (?:he|she|they|we|i) go(?:es)?|by doing|on the job|from (?:videos|books|youtube|the internet)|online)\b/i
type Founder = WorkbookData['teamStructure']['founders'][number]

/** What a founder has not done may be someone else's part. */
const covered =
  /\b(?:so (?:we|she|he|they|i) (?:hire|hired)|which (?:is why|the)|but (?:the|our|his|her) (?:\w+ )?(?:partner|manager|chef|brother|sister|wife|husband|co-?founder)|manager (?:has|with|brings)|never\b[^.;]*\b(?:in|for|over) (?:all )?(?:\w+|\d+) (?:years|seasons))\b/i

const plain = new Set(
  'never worked have been with that this there them they their before years yet work business trade industry experience training other some'.split(
    ' ',
  ),
)
const isPartTime =
  /\b(?:(?:part|half)[- ]time|contractors?|freelanc\w*|relief|on call|stand-?by|hours a (?:week|month)|days a (?:week|month)|retired)\b/i

/** 'Her husband’s wage pays for food' is no work with food. */
const ofHousehold = /\b(?:husband|wife|spouse|household|wages? (?:pays?|covers?))\b/i

/** The beginnings of the words that say what has not been done. */
function listStems(sentence: string): string[] {
  const from = sentence.search(untried)
  const [clause = ''] = sentence.slice(Math.max(0, from)).split(/, (?:but|and|so)\b|[;:]/u, 1)
  return listWords(clause)
    .filter((word) => word.length > 3 && !plain.has(word))
    .map((word) => word.slice(0, 4))
}

/** A course, or lessons at home, in what the sentence then names. */
const learning =
  /\b(?:(?:tak(?:es|ing)|doing|does|attends|attending|enrolled in|signed up for|halfway through|finishing|began|started|begins|starts|has (?:just )?(?:begun|started)) (?:an?|the|his|her|two|evening|online) (?:[\w-]+ ){0,3}?(?:courses?|class(?:es)?|certificates?|diploma|boot ?camp|training|lessons|tutorials?) (?:in|on|for|of|as an?)|(?:is|am|are|still|just|currently|now) (?:still |just |only |currently |now )?learning(?: to| how to)?|(?:teaches|teaching|taught) (?:himself|herself|themselves)(?: to)?|(?:picks?|picking) up the basics of|(?:a|still a) (?:beginner|novice|newcomer) (?:in|at|to))\s+((?:[\p{L}-]+\s?){1,4})/iu
/** Learned beside the trade, or to do it better. */
const besides =
  /\b(?:book-?keeping|accounting|account\w*|financ\w+|taxes|business|marketing|social media|spanish|english|french|german|management|leadership|sales|law|excel|spreadsheets?|photography|website|first aid|advanced|second|latest|new (?:rules|code|software|machine)|hazard\w*|safety)\b/i

/** The part of the work that a founder’s role names and that this founder only begins to learn. */
function findLearning(data: WorkbookData, founder: Founder): string | null {
  const sentences = splitSentences(founder.background.slice(0, 1500))
  for (const sentence of sentences) {
    const object = learning.exec(sentence)?.[1] ?? ''
    if (object === '' || besides.test(object) || covered.test(sentence)) continue
    const stems = listWords(object)
      .filter((word) => word.length > 3 && !plain.has(word))
      .map((word) => word.slice(0, 4))
    const rest = sentences.filter((other) => other !== sentence).join(' ')
    if (stems.length > 0 && !knows(rest, stems) && isGiven(data, founder, stems)) return sentence
  }
  return null
}

/** The plan gives this founder what they have not done, and no one else on the team has done it. */
function doesAlone(data: WorkbookData, founder: Founder, sentence: string): boolean {
  return isGiven(data, founder, listStems(sentence))
}

function knows(text: string, stems: readonly string[]): boolean {
  return listWords(text.slice(0, 1500)).some((word) => stems.includes(word.slice(0, 4)))
}

function isGiven(data: WorkbookData, founder: Founder, stems: readonly string[]): boolean {
  const names = (text: string) => knows(text, stems)
  const { founders, keyHires } = data.teamStructure
  const others = [
    ...sampleItems(founders)
      .filter(({ id }) => id !== founder.id)
      .flatMap(({ role, background }) => [
        role,
        ...splitSentences(background.slice(0, 1500)).filter((part) => !ofHousehold.test(part)),
      ]),
    ...sampleItems(keyHires)
      .filter(({ role, timeline }) => !isPartTime.test(`${role.slice(0, 200)} ${timeline.slice(0, 200)}`))
      .map(({ role }) => role),
  ]
  if (stems.length === 0 || others.some(names)) return false
  const [first = ''] = founder.name.trim().split(/\s+/u)
  const work = [
    ...sampleItems(data.businessModel.keyActivities),
    ...sampleItems(data.operationsPlan.keyProcesses),
  ]
  return names(founder.role) || (first.length > 2 && work.some((text) => text.includes(first) && names(text)))
}

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
      // One of two who knows the work is enough, unless the plan gives it to the one who does not.
      const isAll = read.every(({ sentence }) => sentence !== undefined)
      const first =
        (isAll
          ? read[0]
          : read.find(
              ({ founder, sentence }) => sentence !== undefined && doesAlone(data, founder, sentence),
            )) ??
        founders
          .map((founder) => ({ founder, sentence: findLearning(data, founder) ?? undefined }))
          .find(({ sentence }) => sentence !== undefined)
      if (!first) return null
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
