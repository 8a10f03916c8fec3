import { listWords } from '#advisor/facts/texts.ts'

/** Notes that stand where an answer is still to be written, whatever the field asks. */

/** What an answer is made of. 'We will add a second van later' is a plan, 'we will add the figures later' is a gap. */
const answerPart =
  '(?:this|it|them|these|more|here|something|(?:the |our |my |some |all |exact |real |better |missing |a )*(?:numbers?|figures?|details?|names?|texts?|sections?|paragraphs?|sources?|dates?|amounts?|rest|sentences?|answers?|calculations?|explanations?))'
const writes =
  '(?:add|write|fill|finish|complete|insert|update|describe|supply|provide|draft|expand|explain|look(?: up)?|find out|work(?: out)?|research)'
const particle = '(?: (?:in|up|out|down))?'
/** A fragment of its own: at the beginning, in parentheses or after a dash. */
const begins = String.raw`(?:^|[.;:,(\[–—-])\s*`
const putOff = '(?:later|soon|tomorrow|tonight|next week|this week|once|when|after|before|as soon as|still)'

const cue =
  /\b(?:to (?:come|follow)|coming|wip|work in progress|under construction|be (?:written|filled|described|worded|inserted|researched|expanded|explained)|yet (?:been )?(?:written|described|researched|calculated)|to|will|must|should|has|have|haven[’']t|need|needs|sure|idea|clue|know|say here|put here|write here|I[’']ll|we[’']ll)\b/i

const patterns: readonly RegExp[] = [
  // 'To come, ask Marty', 'Figures to follow'
  /^\W*(?:(?:more|details?|text|numbers|figures|list|quotes?|prices?|names?|the rest) )?(?:(?:is|are|still|yet) )*(?:to come|coming(?= soon|\W*$)|to follow|work in progress|wip|under construction)(?=\s*(?:[.,;:(–—-]|$))/i,
  // 'To be written once we agree on the checklist'
  new RegExp(
    String.raw`${begins}(?:(?:this|it|the (?:rest|text|section|part|list)|details?|numbers|figures) )?(?:(?:is|are|has|have|needs?|still|yet) )*(?:to be (?:written|filled (?:in|out)|described|worded|inserted|researched|expanded|explained)|not yet (?:been )?(?:written|described|researched|calculated))\b(?! (?:by (?:the|each|every|our|a) |to |with |for |on |into ))`,
    'iu',
  ),
  // 'Jenna to fill in after the call', 'Anjali will write this section'
  new RegExp(
    String.raw`${begins}\p{Lu}\p{Ll}+(?: (?:and|or|&) \p{Lu}\p{Ll}+| \p{Lu}\p{Ll}+)? (?:(?:still )?(?:has |have |needs? |is |are )?to|will|is going to|should|must) ${writes}\b${particle}(?: ${answerPart}\b(?! (?:of|for|from|to|on|into|each|every|with)\b)|\s*(?:$|[.;,)\]])| ${putOff}\b)`,
    'u',
  ),
  // 'I’ll add the figures later', 'Need to look this up before we send it'
  new RegExp(
    String.raw`(?:\b(?:I|we)(?:[’']ll| will| (?:still )?(?:have|need|want) to| must| should)|${begins}(?:will|(?:still )?(?:have|need|must|got) to|must|should|let me))(?: still| then)? ${writes}\b${particle} ${answerPart}\b${particle}[^.;]{0,30}\b${putOff}\b`,
    'iu',
  ),
  /\b(?:(?:I|we) (?:still )?(?:do not|don[’']t) (?:yet )?know (?:yet|what to (?:write|put|say)|how to (?:answer|put))|(?:I|we) (?:have not|haven[’']t) (?:yet )?(?:thought about (?:this|it)|looked into (?:this|it)|written (?:this|it)|got (?:round|around) to (?:this|it))|what (?:do|should) (?:I|we) (?:write|put|say) here)\b/iu,
]

/** 'Not sure yet', 'No idea how many'. What a customer is not sure of is no gap. */
const unknown =
  /^[\s(–—-]*(?:(?:I|we)(?: am|[’']m| are|[’']re)? )?(?:(?:honestly|still|really) )?(?:not (?:quite |really |yet |entirely )?sure(?: yet)?(?= (?:how|what|which|who|when|where|if|whether|about|yet|here)\b|[.,;:–—]|\W*$)|no (?:idea|clue)\b|(?:have not|haven[’']t) (?:yet )?(?:thought|looked|checked|asked|written)\b)/iu
const person = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`
const parts =
  '(?:numbers?|figures?|texts?|details?|prices?|dates?|sources?|names?|answers?|quotes?|notes?|list)'
/** A note that is the whole answer: whom to ask, where it stands, what is to be put here. */
const wholeNotes: readonly RegExp[] = [
  // 'Ask Joe', 'Waiting for Ana’s figures', 'See email from Tom', '(numbers from Lee)'
  new RegExp(
    String.raw`^\W*(?:[Pp]lease )?(?:[Aa]sk|[Cc]heck with|[Cc]all|[Tt]alk to|(?:[Ss]till )?[Ww]ait(?:ing)? for|[Pp]ending|[Gg]et (?:this|it|these|them|${parts}) from|[Ss]ee (?:e-?mail|message|notes?|chat|call) (?:from|with)|[Aa]s (?:discussed|agreed|said|talked about) with|(?:[Tt]he )?[Nn]umbers from|[Ff]igures from|[Tt]ext from|[Ll]ist from) ${person}(?:[’']s? ${parts})?\W*$`,
    'u',
  ),
  new RegExp(
    String.raw`^\W*(?:still )?wait(?:ing)? for (?:the |a )?${parts} (?:from|by|of) [\p{L} ]{2,30}\W*$`,
    'iu',
  ),
  new RegExp(String.raw`^\W*(?:the |some |all )?${parts}(?: are| is)?(?: still)? missing\W*$`, 'iu'),
  /^\W*(?:first |rough |early )?draft(?:[,;:(–—-]+ ?\p{L}+(?: \p{L}+){0,3})?\W*$/iu,
  /^\W*(?:the )?same as (?:(?:competitor|rival|persona|risk|segment|step|number|no\.?|in step) ?\d+|above|before|below|last (?:time|year)|the (?:one|first|other|last|previous)(?: one)?)\W*$/i,
  /^\W*(?:put|paste|insert|copy|add|write) [^.;]{2,40} here\W*$/i,
  /^\W*(?:write|add|put|insert) (?:one|two|three|a few|some|\d+) (?:more )?(?:sentences?|words|lines?|paragraphs?)\b[^.;]{0,40}\W*$/i,
  /^\W*(?:ask|check with|call) (?:the|our|my) (?:[a-z]+ )?(?:accountant|bookkeeper|lawyer|attorney|solicitor|bank|landlord|insurer|agent|broker|architect|contractor|inspector|it (?:company|guy|firm)|company|office|city|county) (?:what|how|whether|if|which|about)\b[^.;\d]{0,50}\W*$/i,
]
const noteLength = 80
/** Whoever writes about others says more than this. */
const fewWords = 4
/** An answer with more words says something beside its note. */
const mostWords = 16

export interface Unwritten {
  readonly mark: string
  /** The note is all there is. */
  readonly isSure: boolean
}

export function findUnwritten(text: string, isOfOthers: boolean): Unwritten | null {
  const note = text.length <= noteLength && wholeNotes.some((pattern) => pattern.test(text))
  if (note) return { mark: text.trim(), isSure: true }
  const beginning = text.slice(0, 600)
  if (!cue.test(beginning)) return null
  const isUnknown = !isOfOthers || listWords(text).length <= fewWords
  for (const pattern of isUnknown ? [...patterns, unknown] : patterns) {
    const found = pattern.exec(beginning)?.[0]
    if (found === undefined) continue
    return { mark: found.replace(/^[\s.;:,([–—-]+/u, ''), isSure: listWords(text).length <= mostWords }
  }
  return null
}
