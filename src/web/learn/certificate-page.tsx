import { sitePages } from '#contract/paths.ts'
import { certificateTokens } from '#contract/site-tokens.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { product } from '#domain/page-texts/product.ts'
import { CertificateSheet } from '#web/site/certificate-sheet.tsx'
import { ClassroomHeader } from './classroom-header.tsx'
import { LearnDocument } from './learn-document.tsx'

const head = {
  name: 'course',
  path: sitePages.course.path,
  title: `Certificate – ${product.name} course`,
  description: `Check a certificate of the ${productNames.course} by its number.`,
  isPrivate: true,
}

/** Confirms a certificate to anyone who has its number. The server fills in the name and the date. */
export function CertificatePage() {
  return (
    <LearnDocument head={head}>
      <ClassroomHeader isVisitor />
      <main id="main" className="blueprint-grid min-h-[calc(100dvh-4rem)]">
        <div className="mx-auto max-w-2xl px-4 py-10">
          <h1 className="display-heading text-title">This certificate is valid</h1>
          <p className="mt-2 mb-7 text-ink-2">
            {`${product.name} issued it for the course below. It says nothing about the plan itself.`}
          </p>
          <CertificateSheet
            name={certificateTokens.name}
            date={certificateTokens.date}
            number={certificateTokens.number}
          />
          <CourseLine />
        </div>
      </main>
    </LearnDocument>
  )
}

export function UnknownCertificatePage() {
  return (
    <LearnDocument head={head}>
      <ClassroomHeader isVisitor />
      <main id="main" className="blueprint-grid min-h-[calc(100dvh-4rem)]">
        <div className="mx-auto max-w-2xl px-4 py-10">
          <h1 className="display-heading text-title">No certificate has this number</h1>
          <p className="mt-2 text-ink-2">
            Compare the number with the one on the paper. If they are the same, the certificate is not ours,
            or it is no longer valid.
          </p>
          <CourseLine />
        </div>
      </main>
    </LearnDocument>
  )
}

function CourseLine() {
  return (
    <p className="mt-7">
      <a href={sitePages.course.path} className="text-link">
        About the course
      </a>
    </p>
  )
}
