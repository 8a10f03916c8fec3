import { sitePages } from '#contract/paths.ts'
import { courseContent } from '#domain/page-texts/course.ts'
import { FinalCall } from '#web/site/final-call.tsx'
import { QuestionList } from '#web/site/question-list.tsx'
import { SiteDocument } from '#web/site/site-document.tsx'
import { courseData } from './course-data.ts'
import { CourseCertificate } from './course-certificate.tsx'
import { CourseHero } from './course-hero.tsx'
import { CourseIncluded } from './course-included.tsx'
import { CourseOutline } from './course-outline.tsx'
import { ExitOffer } from './exit-offer.tsx'

const { title, description, price, questions, finalCall } = courseContent

const links = [
  { text: 'The lessons', href: '#outline' },
  { text: 'What you get', href: '#included' },
  { text: 'The tool', href: sitePages.landing.path },
]

export function CoursePage() {
  return (
    <SiteDocument
      head={{ name: 'course', path: sitePages.course.path, title, description, data: courseData }}
      links={links}
    >
      <CourseHero />
      <CourseOutline />
      <CourseIncluded />
      <CourseCertificate />
      <section aria-labelledby="questions" className="page-width border-t py-18 sm:py-24">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 id="questions" className="section-heading">
            Before you enroll
          </h2>
          <QuestionList questions={questions} />
        </div>
      </section>
      <FinalCall product="course" lead={`${price.guarantee}. ${price.rise}`} {...finalCall} />
      <ExitOffer />
    </SiteDocument>
  )
}
