import { pages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { CertificateSheet } from '#web/site/certificate-sheet.tsx'

/** A sample until the course is done, then the learner's own certificate. */
export function ClassroomCertificate() {
  return (
    <section
      aria-labelledby="certificate"
      data-certificate=""
      className="grid items-center gap-x-12 gap-y-6 border-t pt-10 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      <div>
        <h2 id="certificate" className="display-heading text-heading">
          Your certificate
        </h2>
        <div data-certificate-waits="">
          <p className="mt-2 text-ink-2">
            {`When your plan has passed every lesson, you get a certificate with your name, the date and a number that anyone can check. ${product.name} is then yours for life.`}
          </p>
        </div>
        <div data-certificate-ready="" hidden>
          <p className="mt-2 text-ink-2">
            {`You completed the course, and ${product.name} is yours for life. Anyone can check the certificate by its number.`}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <button type="button" hidden data-make-certificate="" className="solid-button">
              Download certificate (PDF)
            </button>
            <a data-certificate-link="" href="/learn" className="line-button">
              Check page
            </a>
          </div>
          <p data-name-missing="" hidden className="mt-3 text-[0.9375rem] text-ink-2">
            Your account has no name yet, so the certificate says “A learner.”{' '}
            <a href={pages.account.path} className="text-link">
              Add your name
            </a>
          </p>
          <p role="alert" data-certificate-fault="" className="mt-2 text-red empty:hidden" />
        </div>
      </div>
      <CertificateSheet name="Your name" date="The day you finish" number="0000 0000 0000" isSample />
    </section>
  )
}
