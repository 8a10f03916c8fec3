import { weights } from '#advisor/rules/rule.ts'
import type { Concern } from './concern.ts'

/** What a lender asks about the place and about those who have to allow it. */

const landlord = String.raw`(?:landlord|lessor|freeholder|building owner|property manager|management company|HOA|homeowners[’']? association|condo board|owner of the (?:building|property|house))`

export const placeConcerns: readonly Concern[] = [
  {
    id: 'lender-site-history',
    steps: [3, 10, 11],
    weight: weights.missing - 2,
    cue: /gas station|petrol station|filling station|dry[- ]clean|landfill|scrap ?yard|junkyard|foundry|tannery|plating|(?:fuel|oil|underground) tanks?|asbestos|contaminat|mold\b|flood(?:ed|s| ?plain| zone)|sinkhole|machine shop|chemical/i,
    says: /\b(?:(?:former(?:ly)?|was|were|had|used to be|until|once|previous(?:ly)?|old|in) (?:an? |the )?(?:[a-zà-ÿ]+ ){0,3}(?:gas station|petrol station|filling station|dry[- ]clean\w*|landfill|scrap ?yard|junkyard|foundry|tannery|plating shop|machine shop|chemical (?:plant|store|works)|flood ?plain|flood zone)|(?:gas station|petrol station|filling station|dry[- ]cleaner\w*|landfill|scrap ?yard|foundry|tannery|plating shop)[^.;]{0,20}\b(?:until|before|in the past|once)|(?:fuel|oil|underground) tanks? (?:under|below|in the (?:ground|yard|lot)|left)|(?:some |with |has |have )asbestos|contaminat(?:ed|ion)|(?:some |has )mold|flooded (?:in|twice|last|before|every)|floods (?:in|every|when))\b/i,
    unless:
      /\b(?:phase (?:1|2|i|ii|one)|environmental (?:report|assessment|survey|review)|(?:soil|site|air) (?:was |has been )?(?:tested|cleaned)|tested clean|clean(?:ed)? up|removed|remediat\w+|certificate|no contamination|cross[- ]contamination|prevent\w*|avoid\w*|our (?:oil|fuel) tank)\b/i,
    fields:
      /^(?:businessModel|businessIdea|operationsPlan|legalStructure|financialProjections\.startupCosts|implementationTimeline)/u,
    isAnsweredByRisk: true,
    title: 'What is in the ground?',
    asks: 'cleaning it up can cost more than the loan, and the owner or tenant may have to pay. Add an environmental report, or a clause in which the landlord bears it. Lenders ask for one before they pay out.',
  },
  {
    id: 'lender-consent-missing',
    steps: [3, 12, 8, 10],
    weight: weights.missing - 1,
    cue: /landlord|lessor|freeholder|building owner|property manager|management company|HOA\b|homeowners|condo board|owner of the (?:building|property|house)|franchisor/i,
    says: new RegExp(
      String.raw`\b(?:${landlord}|franchisor)\b[^.;]{0,60}\b(?:ha(?:s|ve) not|ha(?:s|ve)n[’']t|not (?:yet )?(?:been )?(?:asked|agreed|told|approved|consented|signed|informed|answered)|(?:does|do) not (?:yet )?know|will (?:be asked|surely|probably|certainly|not mind|agree|accept|allow)|(?:should|would|is sure to|is bound to|is expected to|is likely to) (?:agree|accept|allow|consent|be fine)|no objection|still (?:has to|must|needs? to))|^(?:ask|tell|inform|persuade|convince|get|obtain) [^.;]{0,30}\b${landlord}|\b(?:we|i)(?:[’']ll| will| have yet to| have to| still have to| still need to| need to| plan to| are going to| must) (?:still )?(?:ask|tell|talk to|speak (?:to|with)|inform|persuade|convince)\b[^.;]{0,20}\b${landlord}`,
      'i',
    ),
    unless: /\b(?:renew|repairs?|may not|broken|each (?:month|year)|before (?:each|every))\b/i,
    fields:
      /^(?:businessModel|businessIdea|operationsPlan|legalStructure|implementationTimeline|financialProjections)/u,
    isAnsweredByRisk: true,
    title: 'Someone has not said yes',
    asks: 'the plan needs this consent and does not have it. Get it in writing before you sign anything else, and put it into the timeline before the purchase and the opening. No lender pays out without it.',
  },
  {
    id: 'lender-permit-assumed',
    steps: [10, 12, 11],
    weight: weights.missing,
    cue: /formality|paperwork|pending|turned down|refused|rejected|denied|revoked|suspended|failed|zoned\b|rezon|variance|without (?:a |the )?(?:permit|licen[cs]e)|assume|surely\b|no problem/i,
    says: /\b(?:(?:a |only a |just a |mere )?formality|(?:just|only|mere) paperwork|(?:open|start|operate|brew|sell|serve|work|build|begin|run|trade)\w* (?:[a-zà-ÿ]+ ){0,3}(?:while|before|until) (?:it|they|this|that|the (?:licen[cs]e|permit)\w*) (?:is|are|comes?|arrives?)|while (?:it is |they are |the (?:licen[cs]e|permit) is )?(?:still )?pending|(?:was|were|been|got) (?:turned down|refused|rejected|denied|revoked|suspended)|(?:turned down|refused|rejected|denied|revoked) (?:in|by|once|twice|last)|failed (?:the |our |its |an )?(?:[a-zà-ÿ]+ )?inspection|(?:not|isn[’']t|only) zoned|zoned (?:as |for )?(?:residential|housing|homes)|rezon(?:ed|ing)|(?:need|needs|apply for|asking for) (?:a )?(?:zoning )?variance|without (?:a |the )?(?:permit|licen[cs]e) (?:at first|until|for now|in the beginning)|(?:we|i) assume (?:that )?(?:we|it|the)|will surely|should be no problem)\b/i,
    unless:
      /\b(?:no variance|not needed|since (?:then )?(?:granted|approved)|now (?:granted|approved|held|issued)|approved in|granted in|was (?:later )?approved)\b/i,
    fields:
      /^(?:legalStructure\.(?:licenses|regulations)|implementationTimeline\.(?:milestones|executiveSummary))/u,
    isAnsweredByRisk: true,
    title: 'A permit that is taken for granted',
    asks: 'an agency decides this, not you, and without it nothing may be sold. Write what the agency said and when, what it has asked for before, and what you do if the answer is no or late.',
  },
]
