import { ArrowRight } from 'lucide-react'
import { pagePaths } from '#contract/paths.ts'
import { dashboardContent } from '#domain/page-texts/dashboard.ts'
import { startingPointIds, templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { ExampleButton } from './example-button.tsx'
import { findTemplateIcon } from './template-icons.ts'

export function StartingPoints({ ownerId }: { ownerId: string }) {
  return (
    <section aria-labelledby="create-new-business-plan">
      <h2 id="create-new-business-plan" className="display-heading text-heading">
        CREATE NEW BUSINESS PLAN
      </h2>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-ink-2">{dashboardContent.startingPoints}</p>
        <ExampleButton ownerId={ownerId} className="-mx-4" />
      </div>
      {/* Thin lines between the cells, as on a form. The gap shows the background behind them. */}
      <ul className="grid gap-px overflow-clip rounded-card border bg-rule sm:max-lg:grid-cols-6 lg:grid-cols-5">
        {startingPointIds.map((id, index) => {
          const { name, description } = templateOrDefault(id)
          return (
            <li key={id} className={index < 3 ? 'sm:max-lg:col-span-2' : 'sm:max-lg:col-span-3'}>
              <Link
                to={pagePaths.workbook({ template: id })}
                className="group grid h-full grid-cols-[auto_1fr] items-center gap-x-4 bg-surface p-3 no-underline outline-offset-[-3px] transition-colors duration-150 hover:bg-blue-wash sm:block sm:p-5"
              >
                <span className="grid size-10 place-items-center rounded-control bg-blue-wash text-lg text-blue transition-colors group-hover:bg-surface sm:mb-4">
                  <Icon of={findTemplateIcon(id)} />
                </span>
                <span className="flex items-center justify-between gap-2 font-semibold">
                  {name}
                  <Icon
                    of={ArrowRight}
                    className="text-blue opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:mr-2 max-sm:opacity-100"
                  />
                </span>
                <span className="mt-1 hidden text-[0.8125rem] leading-snug text-ink-3 sm:block">
                  {description}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
