import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import { isWritten, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What turns a name, a recipe or code into property. */
const protection =
  /\b(?:trademark\w{0,3}|service mark|patent(?:s|ed)?|copyright\w{0,3}|regist(?:er|ered|ration)|filed|filing|application|assign(?:s|ed|ment|ments)?|trade secrets?|secret|confidential\w{0,4}|nda|ndas|non-?disclosure|licen[cs]\w{0,4}|agreement|contracts?|clause|work[- ]for[- ]hire|owned by|own(?:s|ership)? (?:by|of|the)|belongs? to|domain|vest\w{0,4}|escrow|counsel|attorney|not (?:needed|applicable)|none|protected|password|uspto|dba)\b/i
const none = /^\W*(?:none|no\b|n\/?a\b|not )/i
const software =
  /\b(?:code|software|apps?|platform|algorithms?|database|website|model|designs?|logo|drawings|recipes?|films?|photos|music|scripts?|curriculum|prototypes?)\b/i
const outsideMakers =
  /\b(?:contractors?|(?:contract|outside|external|hired|remote|student) (?:[a-z]+ )?(?:developers?|programmers?|designers?|engineers?|firms?|studios?|team)|freelanc\w{0,4}|agency|subcontract\w{0,4}|offshore|interns?|volunteers?|students?|friends?)\b/i
const making =
  /\b(?:build\w{0,3}|built|made|makes?|creat\w{1,3}|wr(?:ote|itten|ites?)|drew|drawn|designed|develop\w{0,5}|programm\w{0,4}|cod(?:e|ed|ing)|finish)\b/i
const handedOver =
  /\bassign\w{0,5}|\bwork[- ]for[- ]hire|\bowned by (?:the company|us)|\bbelongs? to (?:the company|us)|\btransfer\w{0,5}|\bown(?:s|ership)? (?:of )?(?:all |the )?(?:code|software|rights|source)|\bip agreement|\bin-house/i
const patentClaim = /\b(?:patented|patent[- ]pending|our patents?|holds? (?:a|the) patent)\b/i
const secretClaim =
  /\b(?:proprietary|secret (?:recipe|formula|sauce|process)|exclusive (?:technology|design|process|formula)|own (?:algorithm|formula|technology))\b/i

function listProperty({ data }: PlanFacts): string[] {
  return sampleItems(data.legalStructure.intellectualProperty).filter(isWritten)
}

function findClaim(facts: PlanFacts, pattern: RegExp): (PlanText & { mark: string }) | null {
  const places = listSectionTexts(facts, ['businessIdea', 'businessModel', 'competitiveAnalysis'])
  for (const place of places) {
    const isRival = place.address[1] === 'directCompetitors' || place.address[1] === 'indirectCompetitors'
    const mark = isRival ? undefined : pattern.exec(place.text)?.[0]
    if (mark !== undefined) return { ...place, mark }
  }
  return null
}

/** The texts that say who makes what. A start-up cost is one text with its name. */
function listMade(facts: PlanFacts): { text: string; address: PlanText['address'] }[] {
  return [
    ...sampleItems(facts.data.financialProjections.startupCosts).map(({ id, category, description }) => ({
      text: `${category.slice(0, 200)}: ${description.slice(0, 600)}`,
      address: atItem('financialProjections', 'startupCosts', id, 'description'),
    })),
    ...listSectionTexts(facts, ['operationsPlan', 'businessModel', 'teamStructure', 'legalStructure']),
  ]
}

export const propertyRules: readonly Rule[] = [
  {
    id: 'law-property-unprotected',
    steps: [10],
    weight: weights.weak + 5,
    find(facts) {
      const named = listProperty(facts)
      const [first] = named
      if (
        first === undefined ||
        none.test(first) ||
        named.some((entry) => protection.test(entry.slice(0, 600)))
      )
        return null
      if (first.includes('[')) return null
      return show(
        recommend(
          'Property that nothing protects',
          `You name ${quoteList(named, 'property')} as your own, but not what makes it yours: no filing, no assignment, no secrecy. Write who owns it, which application is filed and what employees and contractors sign.`,
          at('legalStructure', 'intellectualProperty'),
        ),
        named
          .slice(0, 3)
          .map((says, index) => ({ address: at('legalStructure', 'intellectualProperty', index), says })),
      )
    },
  },
  {
    id: 'law-code-unassigned',
    steps: [10, 8],
    weight: weights.weak + 4,
    find(facts) {
      const maker = listMade(facts).find(
        ({ text }) => software.test(text) && making.test(text) && outsideMakers.test(text),
      )
      const papers = joinTexts([
        ...listProperty(facts),
        ...sampleItems(facts.data.legalStructure.regulations),
        ...sampleItems(facts.data.implementationTimeline.milestones).map(
          ({ title, description }) => `${title} ${description}`,
        ),
      ])
      if (!maker || listProperty(facts).length === 0 || handedOver.test(papers)) return null
      return show(
        recommend(
          'Who owns what the contractor builds?',
          `${quote(maker.text, 60)}: without a written assignment the code belongs to the person who wrote it. Add the assignment to this step, and have it signed before the first payment. Investors ask for it first.`,
          at('legalStructure', 'intellectualProperty'),
        ),
        [{ address: maker.address, says: maker.text }],
      )
    },
  },
  {
    id: 'law-patent-not-listed',
    steps: [10, 4],
    weight: weights.contradicts,
    find(facts) {
      const claim = findClaim(facts, patentClaim)
      const listed = joinTexts(listProperty(facts))
      if (!claim || /patent/i.test(listed)) return null
      return show(
        recommend(
          'A patent that the legal step does not know',
          `${quote(claim.text, 60)} speaks of a patent, but the intellectual property step lists none. Add its number or filing date, or take the word out. A claim like this is easy to check and costs trust.`,
          claim.address,
        ),
        [
          { address: claim.address, says: claim.text, mark: claim.mark },
          {
            address: at('legalStructure', 'intellectualProperty'),
            says: listed === '' ? 'Empty' : listed.slice(0, 200),
          },
        ],
      )
    },
  },
  {
    id: 'law-secret-unprotected',
    steps: [10, 4],
    weight: weights.weak,
    find(facts) {
      const claim = findClaim(facts, secretClaim)
      const listed = joinTexts([
        ...listProperty(facts),
        ...sampleItems(facts.data.legalStructure.regulations),
      ])
      const isKept = /secret|confidential|nda\b|non-?disclosure|patent|copyright|licen[cs]|assign/i.test(
        listed,
      )
      if (!claim || isKept) return null
      return show(
        recommend(
          'A secret without a lock',
          `You call something ${quote(claim.mark)}, but nothing in the legal step keeps it that way. Write who knows it and what they sign, such as a confidentiality agreement, or file for protection.`,
          at('legalStructure', 'intellectualProperty'),
        ),
        [{ address: claim.address, says: claim.text, mark: claim.mark }],
      )
    },
  },
]
