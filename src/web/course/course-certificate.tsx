import { courseContent } from '#domain/page-texts/course.ts'
import { CertificateSheet } from '#web/site/certificate-sheet.tsx'

const { certificate } = courseContent

export function CourseCertificate() {
  return (
    <section aria-labelledby="certificate" className="page-width py-18 sm:py-24">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div>
          <h2 id="certificate" className="section-heading">
            {certificate.heading}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{certificate.text}</p>
        </div>
        <CertificateSheet name="Your name" date="The day you finish" number="0000 0000 0000" isSample />
      </div>
    </section>
  )
}
