/**
 * Claims and voices that sell. They are examples: put your own true ones here before you sell. An empty list takes
 * its part off the page.
 */
interface Claim {
  figure: string
  text: string
}

interface Testimonial {
  quote: string
  /** A role and a kind of business, never an invented person's name. */
  signedBy: string
}

export const landingClaims: readonly Claim[] = [
  { figure: '10K+', text: 'businesses planned' },
  { figure: '95%', text: 'success rate' },
]

export const courseClaims: readonly Claim[] = [{ figure: '1,000+', text: 'students' }]

export const landingTestimonials: readonly Testimonial[] = [
  {
    quote:
      'The loan officer turned straight to the figures and asked how I got to break-even. For once I could show her, line by line.',
    signedBy: 'Owner, coffee roastery',
  },
  {
    quote:
      'I had a deck and a feeling. Step eight told me that my price did not carry my ads, before a customer could.',
    signedBy: 'Founder, subscription software',
  },
  {
    quote:
      'Two evenings, twelve pages, and my partner and I finally argued about the same numbers instead of past each other.',
    signedBy: 'Co-owner, landscaping company',
  },
]

export const courseTestimonials: readonly Testimonial[] = [
  {
    quote:
      'The worksheet on competitors alone was worth the evening. I had been comparing us with the wrong shops.',
    signedBy: 'Owner, online bicycle shop',
  },
  {
    quote: 'I came with an idea and left with a plan that my accountant marked up instead of sending back.',
    signedBy: 'Founder, physiotherapy practice',
  },
]
