import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts } from '#advisor/facts/plan-texts.ts'
import { hasNumber, isBlank, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { saysNothing } from '#advisor/facts/common-words.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { findMisfit, nameEntity } from './legal-misfit.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atItem, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 10
const section = 'legalStructure'
const onlineTemplates = new Set(['saas', 'ecommerce', 'marketplace'])
/** A contract between the owners, whatever it is called. */
const agreementPattern =
  /\b(?:(?:founders?|owners?|members?|partners?|shareholders?|stockholders?)[’']? ?agreement|(?:operating|partnership|llc) (?:and )?agreement|articles of partnership|buy[- ]?sell|vest(?:s|ed|ing)?|earns? (?:it |them )?over \w+ years|(?:agreement|contract|terms) (?:on shares|(?:between|among|of) (?:the |us )?(?:two |three )?(?:owners|founders|partners|sisters|brothers)))\b/i
/** 'Owns 60%', '20% of the company'. */
const sharePattern =
  /\b(?:owns?|owners? of|holds?|share of|stake of)\W{1,3}(\d{1,2})\s?(?:%|percent)|\b(\d{1,2})\s?(?:%|percent) (?:of the (?:company|business|shares|llc)|owner|partner|share|stake)\b/i
const privacyPattern =
  /\b(?:privacy|hipaa|pipeda|gdpr|ccpa|confidential\w*|data protection|personal data|pci)\b/i
const employmentPattern =
  /\b(?:labor|employment|employees?|wage|wages|osha|payroll|workers|fair labor|overtime|ein|employer)\b/i
const employerPattern = /\b(?:payroll tax\w*|workers[’'] comp\w*|employer taxes|social security|wage tax\w*)/i
const sellsOnline = /\b(?:online|web ?site|web ?shop|app|e-?commerce|internet)\b/i
const storePattern =
  /\b(?:online (?:store|shop)|store software|shopify|woocommerce|squarespace|etsy|square|stripe|paypal|hosted)\b/i
const namePattern = /\b(?:trademark|word mark|trade name|domain|brand|logo|dba|mark)\b/i

const ofPerson =
  /\b(?:certified )?food (?:protection|safety|handlers?)(?:['’]s?)? (?:managers?|cards?|certificates?|certification|training|courses?)(?: certificates?)?/gi
const permitPattern = /\b(?:permits?|licen[cs]\w{0,4})\b/i

type Founder = PlanFacts['data']['teamStructure']['founders'][number]

/** A couple, or parent and child, by their last name. What one owns, the other half owns too. */
function isFamily(founders: readonly Founder[]): boolean {
  const names = founders.map(({ name }) => listWords(name.slice(0, 80)).at(-1) ?? '')
  return names.length > 1 && names[0] !== '' && names.every((name) => name === names[0])
}

/** Who owns what is settled, and one of them can decide. */
function hasUnequalShares(founders: readonly Founder[]): boolean {
  const shares = founders.flatMap(({ role, background }) => {
    const found = sharePattern.exec(`${role.slice(0, 300)}. ${background.slice(0, 600)}`)
    return found ? [found[1] ?? found[2]] : []
  })
  return shares.length > 1 && new Set(shares).size > 1
}

/** The licenses of the plan, including those that only a milestone names. */
function joinLicenses({ legalStructure, implementationTimeline }: PlanFacts['data']): string {
  return joinTexts([
    ...sampleItems(legalStructure.licenses),
    ...sampleItems(implementationTimeline.milestones)
      .map(({ title, description }) => `${title.slice(0, 200)}: ${description.slice(0, 300)}`)
      .filter((text) => permitPattern.test(text)),
  ])
}

export const legalStructureRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { legalStructure: legal } }) =>
    isBlank(legal.businessEntity) &&
    isBlank(legal.jurisdiction) &&
    ![...legal.licenses, ...legal.regulations, ...legal.intellectualProperty].some(isWritten),
  suggestFirstMove({ team, kind }) {
    const form =
      team.founderCount > 1
        ? `With ${countOf(team.founderCount, 'founder')}, most people look at an LLC first`
        : 'Most small businesses with one owner look at an LLC first'
    const license = kind.regulated
      ? ` Then list the licenses: a business that ${kind.regulated.does} needs ${kind.regulated.needs}.`
      : ' Then list the licenses you cannot open without.'
    return recommend(
      'Choose the legal form first',
      `${form}, because it mostly protects your personal property. An hour with an accountant settles it.${license} Lenders check both before they pay out.`,
      at(section, 'businessEntity'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'legal-no-entity',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        isBlank(data.legalStructure.businessEntity)
          ? warn(
              'No legal form chosen',
              'Without a legal form, no one knows who signs the loan and who is liable. Choose one, even if an accountant still has to confirm it. The bank account, the lease and the permits all depend on it.',
              at(section, 'businessEntity'),
            )
          : null,
    },
    {
      id: 'legal-entity-unnamed',
      steps: [step],
      weight: weights.missing - 2,
      find({ data }) {
        const { businessEntity } = data.legalStructure
        const isUnsure = /\b(?:not sure|maybe|perhaps|probably|either|undecided|or an? )/i.test(
          businessEntity.slice(0, 200),
        )
        if (isBlank(businessEntity) || (!isUnsure && !saysNothing(businessEntity, 1))) return null
        return recommend(
          'Which legal form is it?',
          `${quote(businessEntity, 60)} is no legal form. Name it, such as an LLC or a corporation, because it decides who signs the loan, who is liable and how the profit is taxed.`,
          at(section, 'businessEntity'),
        )
      },
    },
    {
      id: 'legal-entity-misfit',
      steps: [step],
      weight: weights.contradicts,
      find(facts) {
        const misfit = findMisfit(facts)
        if (!misfit) return null
        const say = misfit.isMild === true ? recommend : warn
        return show(say(misfit.title, misfit.content, at(section, 'businessEntity')), [
          {
            address: at(section, 'businessEntity'),
            says: nameEntity(facts.data.legalStructure.businessEntity),
          },
          misfit.other,
        ])
      },
    },
    {
      id: 'legal-no-jurisdiction',
      steps: [step],
      weight: weights.polish,
      find: ({ data }) =>
        isBlank(data.legalStructure.jurisdiction)
          ? recommend(
              'Where is it registered?',
              'Jurisdiction is empty. Enter the state where you register and where else you do business. Taxes, licenses and the lender’s paperwork all depend on it.',
              at(section, 'jurisdiction'),
            )
          : null,
    },
    {
      id: 'legal-no-licenses',
      steps: [step],
      weight: weights.missing,
      find: ({ data, kind }) =>
        data.legalStructure.licenses.some(isWritten) || kind.regulated
          ? null
          : recommend(
              'No license or permit listed',
              'Almost every business needs a few: a city or county license, a tax ID, a sales tax permit. Ask your city’s business office for its list. For each one, write who issues it and how long it takes.',
              at(section, 'licenses'),
            ),
    },
    {
      id: 'legal-kind-license',
      steps: [step],
      weight: weights.sinks,
      find({ data, kind }) {
        const { regulated, matchedWord } = kind
        // Who has passed the exam may still lack the permit.
        if (!regulated || regulated.license.test(joinLicenses(data).replaceAll(ofPerson, ' '))) return null
        return show(
          recommend(
            `A license for a business that ${regulated.does}`,
            `Your description mentions ${quote(matchedWord)}, but the list of licenses does not include ${regulated.needs}. Add it with who issues it and how many weeks it takes. Without it you cannot open, and no lender will pay out.`,
            at(section, 'licenses'),
          ),
          [
            { address: at('businessIdea', 'oneLiner'), says: shorten(matchedWord) },
            { address: at(section, 'licenses'), says: `Not listed: ${regulated.needs}` },
          ],
        )
      },
    },
    {
      id: 'legal-license-undated',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const licenses = sampleItems(data.legalStructure.licenses).filter(isWritten)
        if (licenses.length === 0 || licenses.some(hasNumber)) return null
        return recommend(
          'How long does each permit take?',
          `${quoteList(licenses, 'license')} ${plural(licenses.length, 'has', 'have')} no time or cost. Call the agency and write down weeks and dollars for each. Permits delay openings more than anything else.`,
          at(section, 'licenses'),
        )
      },
    },
    {
      id: 'legal-no-regulations',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        data.legalStructure.regulations.some(isWritten)
          ? null
          : recommend(
              'What would an inspector check?',
              'No regulation is listed. Name the two or three rules that could shut you down for a day, such as food safety, workplace safety or privacy, and say how you comply.',
              at(section, 'regulations'),
            ),
    },
    {
      id: 'legal-privacy',
      steps: [step],
      weight: weights.polish,
      find({
        data: {
          legalStructure: legal,
          operationsPlan,
          businessIdea: { solution },
        },
        kind,
        templateId,
      }) {
        const all = joinTexts([...sampleItems(legal.regulations), ...sampleItems(legal.licenses)])
        if (!legal.regulations.some(isWritten) || privacyPattern.test(all)) return null
        if (
          kind.regulated?.does === 'treats patients' &&
          !/^(?:vet|animal|pharmac)/i.test(kind.matchedWord)
        ) {
          return recommend(
            'Protect your patients’ records',
            'You keep health records, but none of your rules is about privacy. Name the law that applies (HIPAA in the United States, GDPR in Europe), and say who may open a record and how it is stored. A breach costs fines and patients.',
            at(section, 'regulations'),
          )
        }
        // A shop that also takes a booking online is no keeper of data.
        if (!kind.isOnline || !onlineTemplates.has(templateId)) return null
        if (templateId === 'ecommerce') {
          // A workshop may have started from the template of a shop, and a rented store keeps the cards and addresses.
          const isShop = sellsOnline.test(kind.ownText) || sellsOnline.test(joinTexts([solution]))
          if (!isShop || storePattern.test(joinTexts(sampleItems(operationsPlan.technology)))) return null
        }
        return recommend(
          'Protect your customers’ data',
          'You sell or take orders online, but the plan does not mention privacy or card data. Say how you store names, addresses and payments. A letter from a customer’s lawyer costs more than a privacy policy.',
          at(section, 'regulations'),
        )
      },
    },
    {
      id: 'legal-employees',
      steps: [step],
      weight: weights.polish,
      find({ data: { legalStructure: legal, businessModel, financialProjections }, team }) {
        const all = joinTexts([...sampleItems(legal.regulations), ...sampleItems(legal.licenses)])
        const [hire] = team.hires
        if (!hire || isBlank(all) || employmentPattern.test(all)) return null
        // Who plans the taxes of an employer knows to be one.
        if (
          employerPattern.test(
            joinTexts([
              ...sampleItems(businessModel.costStructure),
              ...team.hires.map(({ salary }) => salary),
            ]),
          )
        )
          return null
        if (
          financialProjections.forecast.people.some(
            ({ isOwner, payrollPercent }) => !isOwner && (payrollPercent ?? 0) > 0,
          )
        )
          return null
        return show(
          recommend(
            'You will be an employer',
            `${isBlank(hire.role) ? 'Your first hire' : quote(hire.role, 32)} makes you one. Add the employer ID number, wage rules and workers’ compensation. Unpaid payroll taxes come before the bank, so a lender looks for this.`,
            at(section, 'regulations'),
          ),
          [
            { address: atItem('teamStructure', 'keyHires', hire.id, 'role'), says: shorten(hire.role) },
            { address: at(section, 'regulations'), says: 'Nothing about employees' },
          ],
        )
      },
    },
    {
      id: 'legal-founders-agreement',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const { founderCount } = facts.team
        const founders = sampleItems(facts.data.teamStructure.founders)
        if (founderCount < 2 || isFamily(founders) || hasUnequalShares(founders)) return null
        if (listTexts(facts).some(({ text }) => agreementPattern.test(text))) return null
        return show(
          recommend(
            'Put the founders’ deal in writing',
            `${countOf(founderCount, 'founder')} but no founders’ agreement. Write down shares, pay, who decides, and what happens if one of you leaves. A lender will ask for it, and it is easiest to agree on now.`,
            at(section, 'intellectualProperty'),
          ),
          [
            { address: at('teamStructure', 'founders'), says: countOf(founderCount, 'founder') },
            { address: at(section, 'intellectualProperty'), says: 'No agreement between them' },
          ],
        )
      },
    },
    {
      id: 'legal-name-unprotected',
      steps: [step],
      weight: weights.polish,
      find({ data: { legalStructure: legal, businessIdea } }) {
        if (namePattern.test(joinTexts(sampleItems(legal.intellectualProperty)))) return null
        return recommend(
          'Protect your name',
          `${isBlank(businessIdea.name) ? 'Your name' : quote(businessIdea.name, 32)} is not protected anywhere in this step. Search the trademark database, register the domain and list both. They cost little now and are hard to get back later.`,
          at(section, 'intellectualProperty'),
        )
      },
    },
    {
      id: 'legal-form-fits',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const { businessEntity } = facts.data.legalStructure
        if (isBlank(businessEntity) || facts.team.founderCount === 0 || findMisfit(facts)) return null
        return show(
          remark(
            'The form fits the owners',
            `${nameEntity(businessEntity)} fits ${countOf(facts.team.founderCount, 'founder')} and the financing you plan. Owners of 20% or more should still expect to guarantee a bank loan personally.`,
            at(section, 'businessEntity'),
          ),
          [
            { address: at(section, 'businessEntity'), says: nameEntity(businessEntity) },
            { address: at('teamStructure', 'founders'), says: countOf(facts.team.founderCount, 'founder') },
          ],
        )
      },
    },
    {
      id: 'legal-license-known',
      steps: [step],
      weight: weights.praise,
      find({ data, kind }) {
        const license = sampleItems(data.legalStructure.licenses).find((entry) =>
          kind.regulated?.license.test(entry.slice(0, 400)),
        )
        if (license === undefined || license.includes('[')) return null
        return remark(
          'You have the license that matters most',
          `${quote(license)} is the one a lender looks for in your business. Keep the application and its date handy. Loans are often paid out in stages that depend on it.`,
          at(section, 'licenses'),
        )
      },
    },
  ],
}
