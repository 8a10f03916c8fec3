import { weights } from '#advisor/rules/rule.ts'
import type { Concern } from './concern.ts'
import { runsPastOpening } from './runs-past-opening.ts'

/** What a lender asks about the people behind a plan. */

const relatives =
  'husband|wife|spouse|father|mother|dad|mum|mom|brother|sister|son|daughter|uncle|aunt|cousin|parents?|in-laws?|nephew|niece|grand(?:father|mother|parents)|(?:father|mother|brother|sister)-in-law'
const workers =
  'teachers?|instructors?|coaches|trainers?|assistants?|helpers?|staff|drivers?|cooks?|servers?|stewards?|workers?|bakers?|stylists?|guides?|groomers?|attendants?|hosts|crew'
const deal =
  /\b(?:rent\w*|leas\w*|b(?:ought|uy\w*)|purchas\w*|sells?|sold|pa(?:y|ys|id)|belongs?|own(?:ed|s)|suppl(?:y|ies|ied)|buil\w+|renovat\w+|contractor|supplier)\b|\d/i
const people = /^(?:teamStructure|businessModel|implementationTimeline\.executiveSummary|operationsPlan)/u

export const ownerConcerns: readonly Concern[] = [
  {
    id: 'lender-open-dispute',
    steps: [9, 10, 11],
    weight: weights.missing,
    cue: /lawsuit|suits?\b|su(?:es|ed|ing)\b|disputes?\b|court\b|litigation|arbitration|audited\b|investigat|claims?\b|defendant|complaint|looking into|inquiry|back taxes|penalt|liens?\b/i,
    says: /\b(?:lawsuits?|litigation|arbitration|(?:is|are|was|were) (?:being )?su(?:ed|ing)|sues|su(?:ed|ing) (?:me|us|him|her|the company)|(?:legal|open|tax|pending) disputes?|disputes? (?:with|over|about)|court (?:case|hearing|date)|hearing (?:is|in|on)|to court|(?:claims?|case|complaint) against (?:me|us|him|her|the (?:owner|company|founder))|under (?:audit|investigation)|tax audit|being (?:audited|investigated)|defendants?|in a suit|(?:pending|open|ongoing|unsettled) (?:[a-zà-ÿ]+ )?(?:claims?|suits?|cases?|complaints?|actions?|inquir\w+|proceedings)|(?:looking|look|looks) into (?:his|her|its|our|their|my|the) (?:[a-zà-ÿ]+ ){0,2}(?:tax\w*|payroll|books|accounts|returns)|(?:owes?|owed|unpaid) (?:[$€£\d.,k]+ )?(?:in |of )?(?:back |payroll |sales |income )?tax(?:es)?|back taxes|tax liens?)\b/i,
    unless:
      /\b(?:settled|dismissed|won|withdrawn|resolved|closed in|ended in|no (?:open |pending )?(?:lawsuits?|litigation|disputes?|claims?)|(?:never|not) (?:been )?(?:sued|in court)|customers?[’'] disputes?|disputes? (?:with|between) (?:customers?|clients?|buyers?|guests?|farmers|sellers)|attorney|lawyer|paralegal|arbitrator|mediat\w+|small[- ]claims (?:court )?for|basketball|tennis)\b/i,
    fields:
      /^(?:teamStructure|legalStructure|businessModel|implementationTimeline\.executiveSummary|financialProjections\.funding)/u,
    isAnsweredByRisk: true,
    title: 'A dispute that is still open',
    asks: 'what can it cost, when is it decided, and who pays if it is lost? Write that down, and what your lawyer says. A lender finds the case anyway and does not pay out while a claim can take the business.',
  },
  {
    id: 'lender-other-business',
    steps: [9, 8, 11],
    weight: weights.missing - 2,
    cue: /also (?:owns?|runs?|has|have)\b|(?:other|first|second|existing|old) (?:business|shop|store|restaurant|caf[eé]|company|firm|location|salon|clinic|bar|bakery|studio)\b/i,
    says: /\b(?:also (?:owns?|runs?|has|have)|(?:his|her|my|our|their|the) (?:other|first|second|existing|old) (?:business|shop|store|restaurant|caf[eé]|company|firm|location|salon|clinic|bar|bakery|studio))\b[^.;]{0,80}\b(?:los(?:t|es|ing)\b(?! weight)|loss(?:es)?|in the red|struggl\w+|debts?|owes?|behind (?:on|with)|paid (?:from|by|out of)|support(?:s|ed)? by|carried by|closing|not profitable|barely)\b/i,
    unless: /\b(?:profit of|earns|sold in|closed in|repaid)\b/i,
    fields: people,
    title: 'Another business that needs money',
    asks: 'does money from this plan go there? Show its last year, what it owes and whether you guarantee it. Lenders look at everything the owners own, and one that loses money takes from the other.',
  },
  {
    id: 'lender-key-person-leaves',
    steps: [9, 11],
    weight: weights.missing - 2,
    cue: /(?:leav(?:es?|ing)|quit|resign|steps? (?:down|back|out)|moving (?:to|away)|gives? notice|only until)/i,
    says: /\b(?:partner|co-?founder|(?:head|lead|chief) [a-zà-ÿ]+|chef|brewer|developer|programmer|cto|manager|technician|baker|stylist|instructor|veterinarian|dentist|pharmacist|license holder|who (?:wrote|built|designed|runs|holds|knows))\b[^.;]{0,60}?\b(?:(?:is|will be|are|plans? on|thinking of|may be) (?:leaving|quitting|resigning|moving (?:to|away)|stepping (?:down|back|out))|(?:will|wants? to|plans? to|may|might|intends? to|is going to) (?:leave|quit|resign|step (?:down|back|out)|move (?:to|away))|(?:leaves|quits|resigns) (?:in|for|next|after|at|us)|(?:has|have) (?:given|handed in)|stays? only until)/i,
    unless:
      /\b(?:seller|retir\w+|replac\w+|successor|until then|trained|handover|if (?:he|she|the|a|our))\b/i,
    fields: people,
    isAnsweredByRisk: true,
    title: 'Someone the plan needs is leaving',
    asks: 'who does this work afterwards, from which day, and at what pay? Name the person, or plan the search, the handover and the cost. A lender lends to the people who stay.',
  },
  {
    id: 'lender-bound-by-old-contract',
    steps: [10, 4, 11, 9],
    weight: weights.sinks - 12,
    cue: /non-?(?:compet|solicit)|forbid|prohibit|bars?\b|bans?\b|prevents?\b|not to compete|no-?compete|may not (?:contact|approach|work for|serve|solicit|call on|open|compete)\b|exclusivity|garden leave/i,
    says: /\b(?:non-?(?:compet\w+|solicit\w*)|no-?compete|not to compete|garden leave|(?:contract|agreement|clause|covenant|employer|franchise\w*) [^.;]{0,30}\b(?:forbids?|prohibits?|bars?|bans?|prevents?|stops?) (?:him|her|me|us|them|the owner|[A-Z][a-zà-ÿ]+)\b|(?:may|must|can) not (?:contact|approach|work for|serve|solicit|call on|open|compete))\b/i,
    unless:
      /\b(?:ended|expired|lapsed|released|waived|void|not (?:bound|enforceable)|(?:no|not|never|without|isn[’']t|aren[’']t|nor) (?:\w+ ){0,3}?non-?(?:compet|solicit)\w*|free of|never (?:had to )?sign(?:ed)?|(?:none|nothing) (?:forbids|prevents|stops|bars)|seller\w*|employees?|staff|hires?|bakers?|stylists?|everyone|each|instructors?|contractors? sign|audit\w*|purchase|within \d+ (?:miles|km)|may not (?:open|compete) (?:within|for))\b/i,
    fields: /^(?:teamStructure|competitiveAnalysis|businessModel|legalStructure|marketAnalysis\.summary)/u,
    isMeant: runsPastOpening,
    isAnsweredByRisk: true,
    title: 'A contract that still binds the owner',
    asks: 'it runs on after you open. The old employer can go to court and stop you from serving these customers. Have a lawyer read it, get a written release, or plan the sales without them. A lender asks for the paper.',
  },
  {
    id: 'lender-related-party',
    steps: [3, 8, 7, 11],
    weight: weights.weak + 4,
    cue: /husband|wife|spouse|father|mother|dad\b|m[ou]m\b|brother|sister|son\b|daughter|uncle|aunt|cousin|parents|in-laws?|nephew|niece|(?:own|other) company\b/i,
    says: new RegExp(
      String.raw`\b(?:belongs? to|owned by|from|to|by|for) (?:my|our|his|her|their|the [a-z]+[’']s|[a-zà-ÿ]+[’']s) (?:[a-zà-ÿ]+ )?(?:${relatives}|own (?:other )?company|other company)\b|\b(?:my|our|his|her|their|[a-zà-ÿ]+[’']s) (?:${relatives})(?:[’']s? (?:[a-zà-ÿ]+ ){0,2}(?:company|firm|business))?\b[^.;]{0,30}\b(?:runs\b(?! the (?:desk|counter|shop|office|team))|owns\b|operates|owns the|rents? (?:it|us|the)|leases? (?:it|us|the)|sells? us|builds?|renovates?|supplies|is (?:the|our) (?:landlord|contractor|builder|supplier))`,
      'i',
    ),
    isMeant: (_, sentence) => deal.test(sentence),
    unless:
      /\b(?:gifts?|loans?|lends?|lent|guarantee\w*|savings|market (?:rent|price|rate)|apprais\w+|independent\w*|same (?:price|rent) as|below|learned|worked|grew up|recipes?|farmed|inherited|taught|founded|started|took over|second borrower|co-?sign\w*|personally|free)\b/i,
    fields:
      /^(?:businessModel\.(?:keyResources|keyPartnerships|costStructure)|operationsPlan\.suppliers|financialProjections\.(?:startupCosts|forecast\.runningCosts))/u,
    title: 'A deal within the family',
    asks: 'show that a stranger would ask the same price. Add two offers from others, or what a similar place costs. Lenders check every payment to a relative or to the owner’s other company, because the loan could leave the business through it.',
  },
  {
    id: 'lender-unpaid-work',
    steps: [9, 8, 3],
    weight: weights.weak + 3,
    cue: /for free\b|unpaid\b|without (?:pay|wages)|free of charge|for nothing|at no cost|no (?:wages?|pay)\b|in (?:return|exchange) for|instead of (?:pay|wages)|volunteers?\b/i,
    says: new RegExp(
      String.raw`\b(?:(?:${relatives})s?|family|friends?|interns?|volunteers?|students|retirees)\b[^.;]{0,60}\b(?:for free|unpaid|without (?:pay|wages)|free of charge|for nothing|at no cost|no wages?)\b|\b(?:unpaid|volunteer) (?:[a-zà-ÿ-]+ )?(?:interns?|family|staff|helpers?|work\w*|labor|labour|drivers?|servers?|cooks?|teachers?)\b|\b(?:${workers})\b[^.;$]{0,60}\b(?:in (?:return|exchange) for (?![^.;]{0,30}[\d%])|instead of (?:pay|wages)\b|no (?:wages?|pay)\b)|^no (?:wages?|pay|salary)\b`,
      'i',
    ),
    unless:
      /\b(?:first (?:day|week|weekend)|opening (?:day|week|weekend)|grow|test|trial|advice|advis\w+|mentor\w*|SCORE|if needed|emergenc\w+)\b/i,
    fields:
      /^(?:businessModel|teamStructure\.keyHires|operationsPlan|financialProjections\.forecast\.people)/u,
    isMeant: ({ data }) => !/non-?profit|501|charit/i.test(data.legalStructure.businessEntity.slice(0, 200)),
    title: 'Work that no one is paid for',
    asks: 'what does it cost when they stop? Put the market wage for these hours into the forecast, and see whether the plan still works. Labor law may ask for wages anyway.',
  },
  {
    id: 'lender-owner-absent',
    steps: [9, 11, 7],
    weight: weights.weak + 5,
    cue: /lives? |looks? in|drops? by|by phone|from abroad|away |absent|only (?:visits?|comes?)|once a (?:month|week)|overseas/i,
    says: /\b(?:lives? (?:in|near|abroad|overseas)[^.;]{0,40}\b(?:runs?|manag\w+|by phone|by video)|(?:runs?|manag\w+|leads?)[^.;]{0,30}\b(?:by phone|from abroad|from (?:another|a different) (?:state|country|city))|(?:is |be |am |are )?away (?:with|from|for|in|at|on)\b[^.;]{0,40}\b(?:from|months?|until|to|half|each|every)|absentee|(?:looks? in|drops? (?:by|in)|stops? by|comes? (?:by|in)|is there|visits?) (?:only |just )?(?:on|at|in the|every (?:second|other)) (?:weekends?|evenings?|saturdays?|sundays?|week|month)|only (?:visits?|comes?) (?:once|twice|on|every)|(?:visits?|comes?|is there) once a (?:month|week))\b/i,
    unless:
      /\b(?:manager runs|stands? in|deputy|while (?:he|she|they) (?:is|are) away|moves? (?:to|here|back))\b/i,
    fields: /^teamStructure\.founders/u,
    title: 'Who is there when the owner is not?',
    asks: 'a lender pays for an owner who is in the business every day. Name who decides, opens and handles the money in that time, and what this person earns.',
  },
  {
    id: 'lender-staff-not-asked',
    steps: [9, 12],
    weight: weights.weak + 4,
    cue: /not (?:yet )?(?:been )?(?:asked|agreed|approached|found)|still works?|works? (?:for|at) (?:my|our|his|her)|both work|to be poached|lure|wins? (?:him|her|them) over/i,
    says: /\b(?:(?:has|have|had)?n?[o’']?t (?:yet )?(?:been )?(?:asked|agreed|approached|said yes)|not (?:yet )?(?:been )?(?:asked|agreed|approached|found)|(?:still )?works? (?:for|at) (?:my|our|his|her|the) (?:present|current|former|old|last) (?:employer|company|boss|firm))\b/i,
    unless: /\b(?:agency|signed|has agreed|have agreed|second choice|ad(?:s|vertis\w+)? (?:runs?|from))\b/i,
    fields: /^teamStructure\.keyHires/u,
    title: 'People who do not know yet',
    asks: 'the opening needs them, and no one has asked them. Talk to them now, get a yes in writing, and name who else could do it. Taking several people from one employer can also breach your old contract.',
  },
  {
    id: 'lender-household-without-income',
    steps: [9, 8],
    weight: weights.missing - 3,
    cue: /husband|wife|spouse|partner\b|household|famil/i,
    says: /\b(?:husband|wife|spouse|partner(?! (?:firm|company|shop))|he|she)\b[^.;]{0,40}\b(?:(?:was|is|has been|were|got|been) (?:laid off|let go|made redundant|unemployed|out of work|between jobs|furloughed|on (?:unemployment|short time))|laid off|lost (?:his|her|their) job|(?:is|are|still) looking for (?:a job|work|something)|(?:has|have) no (?:job|work|income)|does not (?:work|earn))\b|\b(?:household|family) (?:has|lives on) (?:no (?:other )?income|nothing)\b/i,
    unless:
      /\b(?:starts? (?:a |the |her |his )?(?:new )?(?:job|work)|new job|found (?:a job|work)|pension|until (?:she|he) (?:starts?|started)|retired|rents? from|inherit\w*|years? ago|in (?:19|20)[012]\d\b)/i,
    fields: /^teamStructure\.founders/u,
    isMeant: ({ data }) =>
      data.financialProjections.forecast.people.every(
        ({ isOwner, startMonth }) => !isOwner || (startMonth ?? 1) > 1,
      ),
    title: 'What does the household live on?',
    asks: 'until the owner’s pay starts, no one brings money home. Write what rent and food cost a month, how many months the savings last, and from when the pay must start. A household without income takes it from the business.',
  },
  {
    id: 'lender-rules-broken',
    steps: [10, 7, 11],
    weight: weights.sinks - 11,
    cue: /nobody|no one|never|all the same|anyway|get away|look the other|under the radar|without (?:telling|asking|permission)|blind eye|forgiveness|they won|forbid|not allowed|caught/i,
    says: /\b(?:(?:since|because|as|and|but|where) (?:nobody|no one|they (?:never|do not|don[’']t|won[’']t)|the (?:city|county|state|inspector|agency)\w* (?:never|does not|doesn[’']t)) (?:ever |really )?(?:checks?|looks?|notices?|finds? out|enforces?|cares?|asks?|inspects?)|(?:nobody|no one) (?:ever )?(?:checks?|notices?|enforces?|finds? out)\b(?=[^.;]{0,20}$)|(?:we|i) (?:do|use|sell|run|file|log in|work|drive|pour|serve|dump|open|build|park|keep|store|burn|dig|cook|bake|sew|board|haul|spray)\b[^.;]{0,40}\b(?:all the same|anyway|regardless|nonetheless)|get(?:s|ting)? away with|looks? the other way|under the radar|turns? a blind eye|ask(?:ing)? (?:for )?forgiveness|(?:before|until|unless|if) (?:we|i) (?:are|get|am) caught)\b/i,
    unless: /\b(?:so (?:we|i) (?:do|check)|rivals?|competitors?|others do|we never)\b/i,
    fields:
      /^(?:legalStructure|operationsPlan|businessModel\.(?:keyActivities|keyResources|keyPartnerships))/u,
    title: 'A rule that the plan means to break',
    asks: 'who lends to it becomes part of it, and the first complaint can close the business. Write how you keep to the rule and what that costs, or get permission in writing.',
  },
  {
    id: 'lender-refused-before',
    steps: [8, 12, 11],
    weight: weights.missing - 1,
    cue: /banks?|lenders?|credit union|turned down|rejected|declined|refused/i,
    says: /\b(?:banks?|lenders?|credit unions?|sba)\b[^.;]{0,30}\b(?:said no|refused|turned (?:us|me|it|this) down|declined|rejected|did not (?:want|approve))|\b(?:turned down|rejected|declined|refused) by (?:[a-zà-ÿ]+ ){0,2}(?:banks?|lenders?|credit unions?|the sba)\b/i,
    unless: /\b(?:because|since then|the reason|customers?|clients|borrowers|founders who|now approved)\b/i,
    fields: /^(?:implementationTimeline|financialProjections|teamStructure|businessModel)/u,
    title: 'Why did the other bank say no?',
    asks: 'write the reason they gave and what you changed since. The next lender asks for it first, and sees the request in your credit file.',
  },
]
