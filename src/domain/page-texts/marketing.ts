/**
 * Marketing claims and testimonials. They are examples. Replace them with your own true ones before you sell. An
 * empty list removes its section from the page.
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
      'The loan officer went straight to the numbers and asked how I got to break-even. For once I could show her, line by line.',
    signedBy: 'Owner, coffee roastery',
  },
  {
    quote:
      'I had a deck and a hunch. Step eight showed me that my price did not cover my ads before I lost money on them.',
    signedBy: 'Founder, subscription software',
  },
  {
    quote: 'Two evenings, twelve pages, and my partner and I were finally arguing about the same numbers.',
    signedBy: 'Co-owner, landscaping company',
  },
]

export const courseTestimonials: readonly Testimonial[] = [
  {
    quote:
      'The competitor worksheet alone was worth the evening. I had been comparing us with the wrong shops.',
    signedBy: 'Owner, online bike shop',
  },
  {
    quote: 'I came with an idea and left with a plan that my accountant marked up instead of sending back.',
    signedBy: 'Founder, physical therapy practice',
  },
]
