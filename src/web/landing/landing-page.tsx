import { sitePages } from '#contract/paths.ts'
import { landingContent } from '#domain/page-texts/landing.ts'
import { FinalCall } from '#web/site/final-call.tsx'
import { SiteDocument } from '#web/site/site-document.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { landingData } from './landing-data.ts'
import { Pricing } from './pricing.tsx'
import { ProductTour } from './product-tour.tsx'
import { Questions } from './questions.tsx'
import { Statistics } from './statistics.tsx'
import { Steps } from './steps.tsx'
import { Templates } from './templates.tsx'
import { Testimonials } from './testimonials.tsx'

const { title, description, finalCall } = landingContent

const links = [
  { text: 'The 12 steps', href: '#steps' },
  { text: 'Templates', href: '#templates' },
  { text: 'Pricing', href: '#pricing' },
  { text: 'Course', href: sitePages.course.path },
]

export function LandingPage() {
  return (
    <SiteDocument
      head={{ name: 'landing', path: sitePages.landing.path, title, description, data: landingData }}
      links={links}
    >
      <Hero />
      <Statistics />
      <ProductTour />
      <Features />
      <Steps />
      <Templates />
      <Testimonials />
      <Pricing />
      <Questions />
      <FinalCall product="tool" {...finalCall} />
    </SiteDocument>
  )
}
