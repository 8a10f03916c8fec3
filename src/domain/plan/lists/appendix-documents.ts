/** A paper that readers ask for. Its id is that of its item in every plan, so that two tabs tick the same one. */
export interface AppendixDocument {
  readonly id: string
  readonly name: string
  readonly hint: string
  /** No bank decides without it. */
  readonly isAlwaysAsked: boolean
}

/** What lenders ask for with a plan, the papers that they always want first. */
export const appendixDocuments: readonly AppendixDocument[] = [
  {
    id: 'tax-returns',
    name: 'Tax returns',
    hint: 'Of each owner, and of a business that exists, usually for three years.',
    isAlwaysAsked: true,
  },
  {
    id: 'personal-financial-statement',
    name: 'Personal financial statement',
    hint: 'What each owner owns and owes, with date and signature.',
    isAlwaysAsked: true,
  },
  {
    id: 'resumes',
    name: 'Résumés',
    hint: 'Of the owners and of everyone who runs a part of the business.',
    isAlwaysAsked: true,
  },
  {
    id: 'bank-statements',
    name: 'Bank statements',
    hint: 'They show that your own money is there.',
    isAlwaysAsked: false,
  },
  {
    id: 'lease',
    name: 'Lease or letter of intent',
    hint: 'For the premises, signed or as a draft.',
    isAlwaysAsked: false,
  },
  {
    id: 'quotes',
    name: 'Quotes',
    hint: 'For equipment and build-out, at the amounts in your start-up costs.',
    isAlwaysAsked: false,
  },
  {
    id: 'licenses',
    name: 'Licenses and permits',
    hint: 'What you have, and applications for what you still need.',
    isAlwaysAsked: false,
  },
  {
    id: 'formation-documents',
    name: 'Formation documents',
    hint: 'Articles, operating agreement and tax number of the business.',
    isAlwaysAsked: false,
  },
  {
    id: 'contracts',
    name: 'Contracts and letters of intent',
    hint: 'From customers, suppliers or a franchisor.',
    isAlwaysAsked: false,
  },
  {
    id: 'insurance',
    name: 'Insurance',
    hint: 'Policies or offers for what a lender wants insured.',
    isAlwaysAsked: false,
  },
]
