import { landingContent } from '#domain/page-texts/landing.ts'
import { Picture, type PictureInfo } from '#web/site/picture.tsx'
import { type SamplePlan, useSiteAssets } from '#web/site/site-assets.ts'
import { productPictures } from './pictures/picture-catalog.ts'

const { tour } = landingContent

type PictureName = keyof typeof tour.captions

/** Pictures that do not exist yet are left out. */
const catalog: Partial<Record<PictureName, PictureInfo>> = productPictures

const tiles: readonly { name: PictureName; place: string; picture: string; sizes: string }[] = [
  {
    name: 'economics',
    place: 'lg:col-span-7',
    picture: 'mx-auto w-[calc(100%-3rem)] rounded-t-card border border-b-0 sm:w-[calc(100%-4rem)]',
    sizes: '(min-width: 1024px) 590px, 85vw',
  },
  {
    name: 'advisor',
    place: 'lg:col-span-5',
    picture: 'mx-auto w-[calc(100%-3rem)] max-w-100 rounded-t-card border border-b-0',
    sizes: '(min-width: 640px) 400px, 85vw',
  },
  {
    name: 'phone',
    place: 'lg:col-span-4',
    picture: 'mx-auto w-62 rounded-t-[1.75rem] border-6 border-b-0 border-control',
    sizes: '250px',
  },
  {
    name: 'document',
    place: 'lg:col-span-8',
    picture: 'mx-auto w-full max-w-150',
    sizes: '(min-width: 640px) 600px, 95vw',
  },
]

export function ProductTour() {
  const { samplePlan } = useSiteAssets()
  const { workbook } = catalog
  return (
    <section aria-labelledby="tour" className="page-width py-18 sm:py-24">
      <div className="max-w-2xl">
        <h2 id="tour" className="section-heading">
          {tour.heading}
        </h2>
        <p className="mt-4 text-lg text-ink-2">{tour.lead}</p>
        {samplePlan !== null && (
          <p className="mt-3 text-ink-2">
            {tour.sampleLead} <SampleLink plan={samplePlan} />
          </p>
        )}
      </div>
      {workbook && (
        <figure className="mt-10">
          <Picture
            of={workbook}
            sizes="(min-width: 1180px) 1132px, 95vw"
            className="h-auto w-full rounded-card border shadow-sheet"
          />
          <Caption name="workbook" className="mt-8" />
        </figure>
      )}
      <div className="mt-8 grid gap-6 lg:grid-cols-12">
        {tiles.map(({ name, place, picture, sizes }) => {
          const info = catalog[name]
          return (
            info && (
              <figure
                key={name}
                className={`flex flex-col overflow-clip rounded-card border bg-sunk ${place}`}
              >
                <Caption name={name} className="p-6 sm:px-8 sm:pt-7" />
                <div className="blueprint-grid h-80 grow overflow-clip sm:h-96">
                  <Picture of={info} sizes={sizes} className={`h-auto ${picture}`} />
                </div>
              </figure>
            )
          )
        })}
      </div>
    </section>
  )
}

function Caption({ name, className }: { name: PictureName; className: string }) {
  const { title, text } = tour.captions[name]
  return (
    <figcaption className={className}>
      <p className="display-heading text-heading">{title}</p>
      <p className="mt-1 text-ink-2">{text}</p>
    </figcaption>
  )
}

function SampleLink({ plan }: { plan: SamplePlan }) {
  return (
    <a href={plan.href} className="text-link">
      {`Read that plan as a PDF (${plan.pages} pages, ${formatKilobytes(plan.bytes)})`}
    </a>
  )
}

function formatKilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
