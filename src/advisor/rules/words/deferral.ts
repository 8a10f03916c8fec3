import { listWords } from '#advisor/facts/texts.ts'

/** Ways to put a decision off. */
const putOff =
  /\b(?:still (?:working on|negotiating|deciding|searching|looking for|in (?:discussion|talks|planning)|being (?:worked out|discussed|decided|negotiated)|to (?:come|find|decide|choose|define|be \w+))|(?:have|has) not (?:yet )?(?:been )?(?:decided|chosen|found|set|worked out|fixed|calculated|agreed|settled|defined|priced|picked)|(?:haven|hasn)[’']t (?:yet )?(?:been )?(?:decided|chosen|found|set|worked out|fixed|calculated|agreed|settled|defined|priced|picked)|not (?:fixed|settled|final|finali[sz]ed|worked out|priced|agreed|clear|available) yet|no (?:\w+ ){1,2}yet|(?:decide|think about|work|sort|figure|look into|see)\b[^.;]{0,30}\b(?:later|when (?:it (?:comes|happens|matters|gets)|the time|that)|once we|as we go|at that point)|as we go(?: along)?|when the time comes|when (?:i|we|they) (?:come|get) (?:to (?:it|that|them)|there)|at a later (?:date|stage|point)|in due course)\b/i
/** The whole answer is elsewhere, or depends. */
const elsewhere =
  /\b(?:see (?:the |our |my )?(?:attach\w+|appendix|website|web site|file|spreadsheet|brochure|above|below|separate \w+|business plan|contract)|(?:it|budget|price|prices|cost|costs|this|that|timing) depends?|depends(?=\W*$))/i
/** A note of what is still to be written, and of whom to ask. */
const noteToSelf =
  /(?:^|[.;:,–—(-]\s*)(?:[Aa]sk [A-Z][a-z]+ (?:how|what|about|whether|if|when|where|for the)\b|[Cc]heck with [A-Z][a-z]+ (?:first|before|again|how|what|whether)\b)|\b(?:[Ff]ill|[Ww]rite|[Ff]inish|[Cc]omplete|[Rr]ewrite|[Ll]ook|[Cc]opy|[Uu]pdate|[Aa]dd) (?:this |it |that |them |these |more |here |the rest )?(?:in |up |out |down |here )?(?:later|before (?:printing|sending|submitting|handing (?:it|this) in|the (?:meeting|bank|deadline|final version)))\b/
/** 'Ana, can you add the dates?': a question to someone who writes the plan too. */
const askedOfWriter =
  /\b(?:can|could|would|will) (?:you|someone|somebody) (?:please |still |also )?(?:put|add|write|fill|finish|complete|update|insert|check|look|send|give)\b[^?“"]{0,120}\?\s*$/i
const shortAnswer = 9

/** Words that any plan could have. An answer of nothing else says nothing. */
const hollowWords = new Set(
  'all any every each one ones necessary required require requires requirement requirements relevant applicable appropriate usual standard normal legal local state federal national city county council permit permits license licenses licence licences approval approvals rule rules regulation regulations law laws compliance comply complies needed need needs insurance insurances follow following more detail details later soon information info ask request decide think happen happens when if will would could should can may might find new another quickly fast good best try hard something someone somebody thing things get have has do done make other others etc various different several many some few business company industry sector trade authority authorities office offices government will keep stay watch monitor carefully closely situation react adapt adjust accordingly necessary possible early time problem problems issue issues solve solution solutions deal handle find act quick replace replacement immediately'.split(
    ' ',
  ),
)
/** 'City and county business license' is short but names one. */
const vague =
  /\b(?:all|any|every|necessary|required|requirements?|relevant|applicable|appropriate|usual|standard|normal|needed|various|several|many|some|other|others|etc|more|something|someone|will|would|if|when|follow|comply|keep|try|find|get|do|make|good|best)\b/i
const fewestWords = 3
const mostWords = 12

function isHollow(text: string): boolean {
  if (text.length > 120 || /[\d:"“]/u.test(text)) return false
  const words = listWords(text)
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    // A name inside the sentence makes it this business’s own.
    !/[\p{Ll},;]\s+\p{Lu}\p{L}{2}/u.test(text) &&
    vague.test(text) &&
    words.every((word) => hollowWords.has(word))
  )
}

/** The words with which an answer puts off what its field asks, or null. */
export function findDeferral(text: string): string | null {
  const later = (putOff.exec(text) ?? noteToSelf.exec(text) ?? askedOfWriter.exec(text))?.[0]
  if (later !== undefined) return later
  const isShort = text.length < 100 && listWords(text).length <= shortAnswer
  const pointer = isShort ? elsewhere.exec(text)?.[0] : undefined
  return pointer ?? (isHollow(text) ? text.trim() : null)
}
