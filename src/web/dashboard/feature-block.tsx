import { Compass, type LucideIcon, Sparkles } from 'lucide-react'
import { pages } from '#contract/paths.ts'
import { dashboardContent } from '#domain/page-texts/dashboard.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'

const groupIcons: readonly LucideIcon[] = [Compass, Sparkles]

export function FeatureBlock() {
  const { heading, lead, groups } = dashboardContent.features
  return (
    <section aria-labelledby="features" className="border-t bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:px-8 lg:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="max-w-140">
            <h2 id="features" className="display-heading text-title">
              {heading}
            </h2>
            <p className="mt-2 text-ink-2">{lead}</p>
          </div>
          <Button className="max-sm:w-full" asChild>
            <Link to={pages.workbook.path}>GET STARTED WITH YOUR FIRST PLAN</Link>
          </Button>
        </div>
        {groups.map((group, index) => (
          <div key={group.name} className="mt-10 border-t border-rule-2 pt-5">
            <h3 className="mono-label flex items-center gap-2 text-ink-3">
              <Icon of={groupIcons[index] ?? Compass} className="text-base text-blue" />
              {group.name}
            </h3>
            <dl className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
              {group.items.map((item) => (
                <div key={item.title}>
                  <dt className="font-semibold">{item.title}</dt>
                  <dd className="mt-1 text-[0.9375rem] text-ink-2">{item.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
