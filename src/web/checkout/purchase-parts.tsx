import { GraduationCap, Rocket } from 'lucide-react'
import { learnPaths, pagePaths } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { product as brand } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { FeatureList } from './feature-list.tsx'

interface DeployButtonProps {
  to: string
  variant?: 'primary' | 'secondary'
}

export function DeployButton({ to, variant = 'primary' }: DeployButtonProps) {
  return (
    <Button variant={variant} className="mt-6 min-h-12 w-full" asChild>
      <Link to={to}>
        <Icon of={Rocket} />
        DEPLOY YOUR BUSINESS EMPIRE
      </Link>
    </Button>
  )
}

/** The course is open as soon as it is paid. A buyer without a session signs in on the way. */
export function CourseButton({ isSignedIn }: { isSignedIn: boolean }) {
  const { classroom } = learnPaths
  return (
    <Button className="mt-3 min-h-12 w-full" asChild>
      <Link to={isSignedIn ? classroom : pagePaths.login({ next: classroom })}>
        <Icon of={GraduationCap} />
        Start the course
      </Link>
    </Button>
  )
}

export function ActivatedFeatures({ product, heading }: { product: ProductId; heading: string }) {
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="mono-label mb-3 border-b border-rule-2 pb-2 text-ink-3">{heading}</h2>
      <FeatureList product={product} />
    </section>
  )
}

export function SupportLine() {
  return (
    <p className="mt-8 border-t pt-4 text-sm text-ink-2">
      Questions? Write to{' '}
      <a href={`mailto:${brand.supportEmail}`} className="text-link">
        {brand.supportEmail}
      </a>
    </p>
  )
}
