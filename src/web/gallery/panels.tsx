import { FileText } from 'lucide-react'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Progress } from '#web/ui/display/progress.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { StatFigure, StatGrid } from '#web/ui/display/stat-figure.tsx'
import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'
import { GallerySection } from './gallery-section.tsx'

const edges = [
  [
    'ochre',
    'One placeholder is left',
    '“Lines of [number] minutes”: count three mornings, because a lender will ask.',
  ],
  ['blue', 'Dana fits your largest segment', 'Early ferry commuters are 61% of the market you described.'],
  ['green', 'Healthy margin', 'You keep 69 cents of each dollar.'],
  ['red', 'Costs above price', 'Each sale loses two dollars.'],
] as const

export function Panels() {
  return (
    <>
      <GallerySection title="Cards and notes">
        <div className="grid gap-4 sm:grid-cols-2">
          {edges.map(([edge, title, text]) => (
            <Card key={edge} edge={edge} padding="sm">
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-2">{text}</p>
              <a href="#cards" className="text-link text-[0.9375rem]">
                Go to the field
              </a>
            </Card>
          ))}
        </div>
        <div className="blueprint-grid rounded-card border p-10">
          <Card lifted data-theme="light" className="max-w-100">
            <p className="display-heading text-heading">Paper on the table</p>
            <p className="text-ink-2">Stays white in the dark theme, as paper does.</p>
          </Card>
        </div>
      </GallerySection>
      <GallerySection title="Figures">
        <StatGrid className="max-w-100">
          <StatFigure label="Gross margin" value="68.8%" emphasis="healthy" />
          <StatFigure label="LTV / CAC" value="8.0x" emphasis="healthy" note="Healthy from 3 up" />
          <StatFigure label="Lifetime value" value="$53" />
          <StatFigure label="Break-even per customer" value="36 days" />
        </StatGrid>
        <StatGrid className="sm:grid-cols-4">
          <StatFigure size="lg" label="guided steps" value="12" />
          <StatFigure size="lg" label="templates" value="4" />
          <StatFigure size="lg" label="once, for life" value="$97" />
          <StatFigure size="lg" label="words lost" value="0" />
        </StatGrid>
      </GallerySection>
      <GallerySection title="Progress, loading, empty">
        <div className="grid max-w-100 gap-6">
          <Progress label="Progress" percent={33} />
          <Progress label="Nothing yet" percent={0} />
          <Progress label="All done" percent={100} />
          <Skeleton lines={3} />
        </div>
        <EmptyState
          icon={FileText}
          title="No plans yet"
          action={<Button variant="primary">Start a plan</Button>}
        >
          Pick a starting point and you will have a first draft in ten minutes.
        </EmptyState>
      </GallerySection>
      <GallerySection title="Banners">
        <Banner
          tone="warning"
          title="This browser's storage is full"
          actions={<Button size="sm">Download JSON</Button>}
        >
          Your latest changes are kept in this tab only. Download them before you close it.
        </Banner>
        <Banner tone="danger" title="The payment did not go through">
          Your card was not charged.
        </Banner>
        <Banner
          title="A newer copy is in the cloud"
          actions={<Button size="sm">Compare</Button>}
          onDismiss={() => {}}
        />
        <Banner tone="success" title="Password changed" />
        <RetryBanner title="The list could not be loaded" onRetry={() => {}} />
      </GallerySection>
      <GallerySection title="Disclosure">
        <div className="max-w-100">
          <Disclosure title="QUICK ACTIONS" open>
            <div className="grid grid-cols-2 gap-2">
              <Button size="sm">Help size my market</Button>
              <Button size="sm">Research competitors</Button>
            </div>
          </Disclosure>
          <Disclosure title="LIVE UNIT ECONOMICS">Hidden until opened.</Disclosure>
        </div>
        <div className="max-w-160">
          <Disclosure look="row" title="Do I own the document?" open>
            Yes, forever, in formats any office program opens.
          </Disclosure>
          <Disclosure look="row" title="Is there a subscription?">
            No.
          </Disclosure>
        </div>
      </GallerySection>
    </>
  )
}
