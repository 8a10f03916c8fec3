import { weights } from '#advisor/rules/rule.ts'
import type { Concern } from './concern.ts'

/** Sales that the plan counts on and a lender does not. */

export const salesConcerns: readonly Concern[] = [
  {
    id: 'lender-orders-hoped-for',
    steps: [3, 2, 8, 12],
    weight: weights.missing,
    cue: /sure(?:ly)?\b|nodded\b|liked\b|loved\b|interest|verbal|promis|promised\b|to be asked\b|not (?:yet )?(?:asked|signed|contracted)|yet to sign|count (?:them|it|him|her|on)\b|counted\b|hope|expect|in talks\b|negotiat|like\b|likes\b|likely\b|tender|winning|signed\b|plan with\b/i,
    says: /\b(?:(?:count\w*|rel(?:y|ies|ied)|bank\w*|plan\w*|reckon\w*) (?:on|with) (?:winning|getting|landing|signing|closing|the award|its order|their orders?)|(?:contracts?|orders?|agreements?|deals?|accounts?) [^.;]{0,40}\b(?:to be signed|will be signed|is signed later|signed (?:later|after opening))|(?:like|likes|liked|love|loved) (?:the idea|it|our \w+)[^.;]{0,50}\b(?:forecast|plan has|counts?|month (?:one|1)|from the (?:first|start))|(?:is|are|seems?) (?:very |really )?(?:interested|keen|open)[^.;]{0,30}\b(?:we|i) (?:plan|count|reckon|forecast|calculate|budget)|(?:which|who|that|whom) (?:we|i) (?:expect|hope|plan|want) to (?:sign|win|order|join|buy|close)|(?:will|are|is|would) (?:surely|certainly|definitely|probably|hopefully) (?:order|buy|sign|come|join|book|use|take|switch|become)|(?:are|is) (?:sure|bound|certain) to (?:order|buy|sign|come|join|book|switch)|(?:nodded|liked|loved|interested|interest|promised|said (?:they|he|she)|seemed|verbal\w*|in talks|negotiat\w+|hope|expect)\b[^.;]{0,70}\b(?:count (?:them|it|him|her|on)|counted (?:as|in)|in the (?:forecast|plan|figures|numbers)|as (?:clients|customers|sales|orders|members|signed)|will (?:surely )?(?:order|sign|buy|join))|(?:clients|customers|caf[eé]s|stores|shops|restaurants|schools|hotels|companies|buyers|retailers|chains?|contracts?|orders?)\b[^.;]{0,40}\b(?:to be asked|not (?:yet )?(?:been )?(?:asked|signed|contracted|agreed)|(?:have|has) (?:yet to|not yet) sign\w*|still to be (?:signed|asked|won|found))|(?:forecast|plan|sales|budget) (?:already )?(?:counts?|includes?|assumes?|relies)\b[^.;]{0,40}\b(?:not (?:yet )?signed|unsigned|verbal\w*|in talks|we hope|promised))\b/i,
    unless:
      /\b(?:not counted|do(?:es)? not count|are not in|is not in|none of (?:them|it|this)|without (?:them|it)|letters? of intent|signed (?:letters?|contracts?|orders?))\b/i,
    fields:
      /^(?:businessModel\.(?:keyPartnerships|revenueStreams|keyResources)|marketAnalysis\.(?:summary|som)|implementationTimeline\.(?:milestones|executiveSummary)|competitiveAnalysis\.competitiveAdvantages|financialProjections\.forecast\.streams|businessIdea)/u,
    title: 'Sales that no one has agreed to',
    asks: 'the plan counts on them, but nothing is signed. Ask for a letter of intent with a quantity and a date, and forecast only what is in writing. Show the rest as the upside.',
  },
  {
    id: 'lender-law-not-passed',
    steps: [2, 11, 8],
    weight: weights.missing - 2,
    cue: /bill\b|laws?\b|act\b|legislat|ordinance|ballot|referendum|legaliz|legalis|subsid|reform|tender|committee\b|council\b|parliament|congress|government|medicaid|grants?\b/i,
    says: /\b(?:bill|laws?|act|legislation|ordinance|ballot (?:measure|initiative)|referendum|legali[sz]ation|subsid(?:y|ies)|reform|program|tender|(?:city|state|federal|government|county) (?:contract|program))\b[^.;]{0,60}\b(?:in committee|not (?:yet )?(?:passed|adopted|law|decided|awarded|in force)|(?:is|are) (?:expected|likely|about) to (?:pass|become|be (?:passed|adopted|awarded))|(?:should|will) (?:soon )?(?:pass|be (?:passed|adopted|awarded))|(?:if|once|when) (?:it|they) (?:is|are )?pass\w*|would (?:pay|allow|let|force|require|make)|is (?:being )?(?:debated|discussed|drafted)|up for (?:a )?vote)\b/i,
    unless:
      /\b(?:not counted|do(?:es)? not count|without it|no subsid\w+|not in the (?:plan|forecast)|none of (?:it|this)|independent of)\b/i,
    fields:
      /^(?:businessModel|marketAnalysis\.(?:summary|som|sam|tam)|businessIdea|implementationTimeline|financialProjections\.forecast\.streams|competitiveAnalysis\.marketPosition)/u,
    isAnsweredByRisk: true,
    title: 'Sales that wait for a decision of others',
    asks: 'no one can say when or whether it comes. Show the forecast without it, and what you do if it takes two years longer. A lender counts what the law pays today.',
  },
  {
    id: 'lender-unreported-sales',
    steps: [2, 8, 10],
    weight: weights.sinks - 10,
    cue: /books\b|under the table|unreported|undeclared|returns?\b|without (?:an? )?(?:receipts?|invoices?)|till\b|cash\b|register\b/i,
    says: /\b(?:off the books|under the table|unreported|undeclared|(?:never|not|n[’']t)(?: [a-zà-ÿ]+){0,2} (?:go(?:es)?|went|gone|run|ran|rung|appear\w*|show\w*|reported|declared|entered|recorded|written)(?: [a-zà-ÿ]+){0,3} (?:books|tax(?:es)?|returns?|register|till)|(?:more|higher) than (?:the |his |her |its )?(?:tax )?returns? shows?|(?:sales|income|cash|jobs|part)[^.;]{0,30}\b(?:not|never) (?:in|on) (?:the |his |her )?(?:books|tax returns?|returns?)|(?:paid|pays?|pay) (?:in )?cash (?:so that|to (?:save|avoid)|without|and (?:not|no))|cash (?:wages|jobs|sales) (?:without|that are not|not)|without (?:an? )?(?:receipts?|invoices?) (?:to|so))\b/i,
    unless:
      /\b(?:no (?:unreported|undeclared)|nothing (?:is )?(?:off|under)|never (?:off|under)|cash register is)\b/i,
    isAnsweredByRisk: false,
    title: 'Sales that no tax return shows',
    asks: 'a lender counts only what the tax returns and bank statements show, and will not finance a business that hides a part. Take it out of the figures, and base price and forecast on the returns.',
  },
]
