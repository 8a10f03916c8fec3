import { productNames } from '#domain/page-texts/product-names.ts'
import { product } from '#domain/page-texts/product.ts'
import { Logo } from '#web/ui/display/logo.tsx'

interface CertificateSheetProps {
  name: string
  date: string
  number: string
  /** Marked as a sample, so that no one takes it for a certificate. */
  isSample?: boolean
}

/** A certificate as it looks on paper, which stays white in the dark theme. */
export function CertificateSheet({ name, date, number, isSample = false }: CertificateSheetProps) {
  return (
    <div
      data-theme="light"
      className="relative overflow-clip rounded-card border bg-surface p-2.5 shadow-sheet"
    >
      <div className="grid gap-5 rounded-control border border-rule-2 px-6 py-7 text-center sm:px-10 sm:py-9">
        <p className="flex justify-center">
          <Logo name={product.name} />
        </p>
        <div>
          <p data-certificate-kind="" className="mono-label text-ochre">
            {isSample ? 'Sample of the certificate' : 'Certificate of completion'}
          </p>
          <p data-certificate-name="" className="display-heading mt-3 text-title wrap-anywhere">
            {name}
          </p>
        </div>
        <p className="text-ink-2">
          completed every lesson of the {productNames.course}, with a business plan that passed each exercise.
        </p>
        <dl className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t pt-4 text-left">
          <div>
            <dt className="mono-label text-ink-3">Date</dt>
            <dd data-certificate-date="" className="mt-0.5">
              {date}
            </dd>
          </div>
          <div>
            <dt className="mono-label text-ink-3">Number</dt>
            <dd data-certificate-number="" className="mt-0.5 font-mono text-[0.9375rem]">
              {number}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
