import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isWritten, readBeginning, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

/** Claims about rivals that no reader believes. */

const step = 4
const noRivalPattern =
  /\b(?:(?:have|has|there (?:is|are)|face|faces|facing|see|with) (?:absolutely |virtually |practically |almost |basically |simply |really )?(?:no|zero) (?:real |true |serious |direct |actual |other |known |meaningful )*(?:competition|competitors?|rivals?)|no (?:real |true |serious |actual )?(?:competition|competitors?|rivals?) (?:at all|exists?|whatsoever)|(?:without|beyond) (?:any )?(?:real |serious )?(?:competition|competitors|rivals)|(?:nobody|no[- ]one) else (?:does|offers|sells|makes|has|can)|(?:nobody|no[- ]one) (?:does|offers|sells|makes) (?:what we|anything (?:like|similar|comparable))|(?:nobody|no[- ]one) can (?:match|copy|compete)|(?:don[’']t|do not) (?:have|expect|see|fear) (?:any )?(?:real |direct |serious )?(?:competition|competitors|rivals)|competition (?:does not|doesn[’']t) exist|unrivall?ed|no (?:alternatives?|substitutes?) (?:exist|to us)|nowhere else to go|(?:is|are) no (?:other )?alternatives?)\b/i
/** 'Nobody else delivers before six' may be true. 'No competition' never is. */
const plainDenialPattern =
  /\b(?:competition|competitors?|rivals?|alternatives?|substitutes?|what we|anything|compete|nowhere else)\b/i
/** It is true for a place, an hour or a feature, which a reader can check. */
const scopedPattern =
  /^[^.;]{0,60}\b(?:within|in (?:the |our )?[A-Z]|on the|nearby|around|between|after \d|before \d|for (?:under|less)|at (?:this|that) (?:price|hour)|miles?|blocks?|minutes|neighborhood|district|zip codes?|county|town|village|street)\b/u
const emptyNamePattern =
  /^\s*(?:none|no one|nobody|n\/?a|nothing|no (?:competitors?|competition|rivals?|direct competitors?)|not applicable|-+|–|—)\b[\s.]*/i
const perfectPattern = /^\s*(?:none|no weakness(?:es)?|nothing|n\/?a|no strengths?|unknown)[\s.]*$/i

function listPlaces({ data: { competitiveAnalysis: rivals, marketAnalysis, businessIdea } }: PlanFacts) {
  return [
    { address: at('competitiveAnalysis', 'marketPosition'), text: rivals.marketPosition },
    { address: at('competitiveAnalysis', 'pricingStrategy'), text: rivals.pricingStrategy },
    { address: at('marketAnalysis', 'summary'), text: marketAnalysis.summary },
    { address: at('businessIdea', 'valueProposition'), text: businessIdea.valueProposition },
    { address: at('businessIdea', 'solution'), text: businessIdea.solution },
    ...sampleItems(rivals.competitiveAdvantages).flatMap(({ id, title, description }) => [
      { address: atItem('competitiveAnalysis', 'competitiveAdvantages', id, 'title'), text: title },
      {
        address: atItem('competitiveAnalysis', 'competitiveAdvantages', id, 'description'),
        text: description,
      },
    ]),
  ]
}

export const competitionRules: readonly Rule[] = [
  {
    id: 'rivals-no-competition',
    steps: [step],
    weight: weights.contradicts,
    find(facts) {
      const { directCompetitors, indirectCompetitors } = facts.data.competitiveAnalysis
      const named = sampleItems([...directCompetitors, ...indirectCompetitors]).filter(
        ({ name }) => isWritten(name) && !emptyNamePattern.test(name),
      )
      for (const { address, text } of listPlaces(facts)) {
        const beginning = readBeginning(text)
        const match = noRivalPattern.exec(beginning)
        if (!match) continue
        const [words] = match
        const rest = beginning.slice(match.index + words.length, match.index + words.length + 80)
        const isScoped = scopedPattern.test(rest)
        if (isScoped && named.length > 0) continue
        const isPlain = plainDenialPattern.test(words)
        const say = isScoped || !isPlain ? recommend : warn
        const against =
          named.length > 0
            ? ` But you list ${quoteList(
                named.map(({ name }) => name),
                'competitor',
              )}.`
            : ''
        return show(
          say(
            'There is always competition',
            `You write ${quote(words, 60)}.${against} People solve this problem somehow today, and that is your competition. Say who gets the money now and why they would come to you.`,
            address,
          ),
          [
            { address, says: shorten(text), mark: words },
            ...(named.length > 0
              ? [
                  {
                    address: at('competitiveAnalysis', 'directCompetitors'),
                    says: named.map(({ name }) => shorten(name, 40)).join(', '),
                  },
                ]
              : []),
          ],
        )
      }
      return null
    },
  },
  {
    id: 'rivals-named-none',
    steps: [step],
    weight: weights.missing,
    find({ data }) {
      const none = sampleItems(data.competitiveAnalysis.directCompetitors).find(({ name }) =>
        emptyNamePattern.test(name.slice(0, 60)),
      )
      if (!none) return null
      return warn(
        '“None” is not a competitor',
        `${quote(none.name)} stands where a competitor should. Name the two businesses or habits that get this money today. A plan without competitors tells a reader that you did not look.`,
        atItem('competitiveAnalysis', 'directCompetitors', none.id, 'name'),
      )
    },
  },
  {
    id: 'rivals-without-strength',
    steps: [step],
    weight: weights.weak,
    find({ data }) {
      const rivals = sampleItems(data.competitiveAnalysis.directCompetitors)
      const weak = rivals.find(
        ({ strengths, weaknesses }) => perfectPattern.test(strengths) || perfectPattern.test(weaknesses),
      )
      if (!weak) return null
      const part = perfectPattern.test(weak.strengths) ? 'strengths' : 'weaknesses'
      return recommend(
        part === 'strengths' ? 'Every rival has a strength' : 'Every rival has a weakness',
        `For ${quoteList([weak.name], 'competitor')} you write ${quote(weak[part])}. It has customers, so it does something well, and some of them complain. Visit it, read its reviews and write down one of each.`,
        atItem('competitiveAnalysis', 'directCompetitors', weak.id, part),
      )
    },
  },
]
