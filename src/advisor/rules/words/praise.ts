import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { readBeginning } from '#advisor/facts/texts.ts'

/** Answers with many words of their own that praise, wish or generalize, where the field asks for facts. */

interface Praise {
  /** The words of such an answer. */
  readonly cues: RegExp
  /** How many different ones it takes. */
  readonly fewest: number
  /** With one of these the answer holds something that a reader can check. */
  readonly proof: RegExp
  /** Sentences that answer another question. */
  readonly aside?: RegExp
}

/** '100%', 'number one' and '24/7' count nothing. */
const emptyFigures =
  /\b(?:1[01]0|150|200|1000)\s?(?:%|percent)|\b(?:number|no\.?|#)\s?(?:1|one)\b|\b24\/7\b|\bone (?:of|another|day|by one|goal|thing)\b/gi
const figure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozen|hundred|half|third|quarter) (?!of (?:us|them|all)\b)[a-z]/i
/** A name inside a sentence, such as a place, a brand or a person. */
const innerName = /[\p{Ll},;]\s+\p{Lu}\p{L}{2}/u

const devotion =
  /\b(?:passion\w*|heart(?: and soul)?|the extra mile|(?:very|level) best|best possible|never compromise|everything (?:to us|we do)|(?:is|are) (?:our|the) (?:\w+ )?(?:priority|concern|foundation)|(?:above|over) (?:all|everything) else|smiles?|proud|pride|first[- ]class|top[- ]quality|excellen\w+|outstanding|superior|perfection\w*|flawless\w*|dedicat\w+|commit(?:ted|ment)|highest (?:\w+ )?(?:standards?|quality|level|demands?)|(?:high|strict|exacting) (?:\w+ )?(?:standards?|demands|expectations)|love what|with love|care (?:deeply|about)|rest assured|disappoint\w*|satisf\w+|delight\w*|happy|tastes? great|great|stop improving|make it right|feel (?:welcome|at home|valued)|inspired|trust us|quality (?:speaks|comes first|is (?:our|at)|matters|means))\b/gi
const slogans =
  /\b(?:rethink\w*|reinvent\w*|reimagin\w*|redefin\w+|revolution\w*|transform\w*|disrupt\w*|bridges?|holistic\w*|dedicat\w+|passion\w*|respect|with love|heart|innovat\w+|modern|future|vision\w*|mission|empower\w*|ecosystem|seamless\w*|win-win|game[- ]chang\w*|one-stop|journey|experiences?|next level|stakeholders?|synerg\w+|side of the customer|movement|lifestyle|the way (?:people|we|you|they)|make a difference|combin(?:e|es|ing)|tailor-?made|flexib\w+|together|unique\w*|value|community|sustainab\w+|smart|world|dreams?|belie(?:f|ve)|inspir\w+|quality of life|solutions?|customer at the center|new standards?)\b/gi
const generalities =
  /\b(?:in today[’']s|fast[- ](?:moving|paced)|nowadays|these days|ever more|more and more|increasingly|many (?:people|companies|businesses|customers|owners|of us)|(?:everyone|everybody|people|companies|businesses) (?:know|want|need|today)\w*|(?:has|have|needs?) to change|is the (?:foundation|basis|key|heart)|(?:existing|current) (?:offers?|solutions?|providers?)|not (?:really |properly |always )?(?:solve|satisf|meet|work)\w*|something better|(?:is|are|can be) (?:complicated|difficult|hard|frustrating|stressful|important|a challenge)|struggle\w*|challenges?|left behind|as we all know|human)\b/gi
const beliefs =
  /\b(?:clear (?:need|demand)|(?:huge|enormous|great|big|strong|growing|high) (?:need|demand|potential|interest|market|opportunit\w+)|we (?:believe|feel|think|expect|are (?:sure|convinced|certain|confident))|feeling|feedback (?:is|was|has been)|(?:own|personal) experience|instinct|positive\w*|promising|no doubt|obvious\w*|everyone|everybody|(?:demand|interest) (?:is|will|would|seems)|welcome|love (?:it|the idea|our)|booming|trend\w*|convinced|right time|ready for)\b/gi
const fairness =
  /\b(?:fair\w*|competitive\w*|reasonabl\w+|in line with|affordabl\w+|good value|value for money|market (?:rates?|levels?|prices?|will bear)|what the market|attractive\w*|moderate|appropriate\w*|flexib\w+|adapt\w*|adjust\w*|healthy margin|worth it|premium|suitable|case by case|accordingly|others charge)\b/gi
const character =
  /\b(?:hard[- ]?work\w*|honest\w*|people person|passion\w*|motivated|motivation|networker|network|go-getter|all-?rounder|team player|talent\w*|a natural|natural born|enthusias\w+|lov(?:e|es|ed)|dream\w*|(?:always|has long|have long|has|have) wanted|energ(?:y|etic)|driven|creativ\w+|communicat\w+|born|reliable|friendly|outgoing|positive|never gives? up|lots? of (?:experience|ideas|energy)|many (?:years|different|contacts)|(?:much|long|a lot of|broad|wide|extensive|years of|business|life) (?:\w+ )?experience|organized|learns? (?:fast|quickly)|quick learner|entrepreneur\w*|visionary|good with|ambitious|charism\w+|determined|up at (?:five|six|dawn)|own boss|big heart|loyal)\b/gi

const checked =
  /\b(?:check(?:s|ed|list|ing)?|inspect\w*|weigh(?:s|ed|ing)?|measur(?:e|es|ed|ing|ements?)|test(?:s|ed|ing)?|tast(?:ed|ing)|tastes? (?:one|each|every|a|the|from)|log(?:s|ged|book|ging)?|record(?:s|ed|ing)?|photo\w*|count(?:s|ed|ing)?|signs? off|signed off|initials|audit\w*|review(?:s|ed|ing)?|sampl\w+|temperatures?|lists?|refund\w*|money back|replac\w+|re-?(?:do|done|make|made|print|work|wash|clean|bake|train)\w*|complain\w*|survey\w*|inspectors?|certif\w+|iso|haccp|calibrat\w+|prob(?:e|ed|es)|scan(?:s|ned)?|proof-?read\w*|second pair|four[- ]eyes|walk[- ]?through|scor(?:e|es|ed)|rating\w*|feedback (?:form|call|card)s?|calls? (?:after|back|every)|within|tolerances?|reject\w*|threshold|below|error rate|warrant\w+|every (?:morning|evening|day|week|month|batch|job|order|shift|visit|monday|friday)|weekly|daily|monthly)\b/i
const asked =
  /\b(?:asked|interview\w*|survey\w*|counted|visited|talked (?:to|with)|spoke (?:to|with)|test(?:ed)?|trial\w*|pilot\w*|sold|measured|watched|called|census|statistics|report\w*|study|studies|according to|association|letters? of intent|signed|waiting list|pre-?order\w*|sign-?ups?|respond\w*|answered|source\w*)\b/i
const learned =
  /\b(?:worked|works|manag(?:ed|es|ing)|ran|led|owned|founded|built|taught|trained|studied|graduated|degree|diploma|bachelor|master(?:[’']s|s)? (?:in|of)|mba|phd|certified|certificate|licensed|apprentic\w+|journeyman|foreman|supervis\w+|(?:manager|director|head|teacher|engineer|nurse|chef|accountant|bookkeeper|carpenter|electrician|mechanic|driver|baker|owner|partner|assistant|clerk) (?:at|of|for|in|with)|\p{L}{3,}(?:er|or|ist|ian|ant) (?:at|for|of|in the|since)|\p{L}+ (?:trade|school|college|university)|years? (?:as|at|in|of|on) (?!business|experience|life|work)|part[- ]time|full[- ]time job|\d[^.;]{0,20} (?:people|staff|employees|clients|students|patients|children|seats|trucks|sites|projects|million))\b|\$\d/iu
const household =
  /\b(?:savings|salary|household|husband|wife|spouse|partner[’']s|live[sd]? on|lives in|pension|pay (?:until|carries)|grew up|own boss|up at)\b/i

const byField: Readonly<Record<string, Praise>> = {
  'operationsPlan.quality': { cues: devotion, fewest: 2, proof: checked },
  'businessIdea.problemStatement': { cues: generalities, fewest: 2, proof: figure },
  'businessIdea.solution': { cues: slogans, fewest: 3, proof: figure },
  'businessIdea.valueProposition': { cues: slogans, fewest: 3, proof: figure },
  'marketAnalysis.summary': { cues: beliefs, fewest: 2, proof: asked },
  'competitiveAnalysis.pricingStrategy': { cues: fairness, fewest: 2, proof: figure },
  'competitiveAnalysis.marketPosition': { cues: devotion, fewest: 2, proof: figure },
  'teamStructure.founders.background': { cues: character, fewest: 1, proof: learned, aside: household },
}

/** Whether the answer in a field praises where it should state. */
export function isPraise(field: string, whole: string): boolean {
  const known = byField[field]
  if (!known) return false
  const { cues, fewest, proof, aside } = known
  const beginning = readBeginning(whole)
  const text = aside
    ? splitSentences(beginning)
        .filter((sentence) => !aside.test(sentence))
        .join(' ')
    : beginning
  const said = text.replaceAll(emptyFigures, ' ')
  if (proof.test(said) || innerName.test(said)) return false
  // Years alone are no experience: 'has wanted to do this for 20 years'.
  if (!aside && figure.test(said)) return false
  const found = new Set(Array.from(beginning.matchAll(cues), ([cue]) => cue.toLowerCase()))
  return found.size >= fewest
}

const wishes =
  /\b(?:(?:has|have|needs?|must|ought) to change|must change|(?:deserves?|there (?:must|has to|should) be) (?:something |a )?better(?: way)?|(?:we|i) (?:want|wish|hope|intend|aim|are here|would like) to (?:change|solve|fix|end|improve|help|be the ones|make (?:this|that|it) (?:better|easier))|time for (?:a )?change|we[’']re going to change)\b/i
const offers =
  /\b(?:we|our|us|you|your|my|i)\b|\b(?:customers?|clients?|guests?|patients?|members?|owners?|students?|each|every) (?:\w+ )?(?:gets?|receives?|orders?|books?|picks?|chooses?|pays?|comes?|brings?)\b/i

/** A solution that says what is wrong and that it should change, and never what the customer gets. */
export function isWish(field: string, whole: string): boolean {
  if (field !== 'businessIdea.solution') return false
  const text = readBeginning(whole)
  if (!wishes.test(text)) return false
  // 'This has to change: each child gets a weekly slot' goes on to say what.
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(': '))
    .every((part) => wishes.test(part) || !offers.test(part))
}
