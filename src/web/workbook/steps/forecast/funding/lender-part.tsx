import { formatPercent } from '#domain/finance/format-figures.ts'
import { computeCollateral, usualDiscounts } from '#domain/forecast/figures/collateral.ts'
import { draftPledges } from '#domain/forecast/figures/draft-pledges.ts'
import { formatTimes } from '#domain/forecast/figures/format-cover.ts'
import { computeGlobalCashFlow } from '#domain/forecast/figures/global-cash-flow.ts'
import type { ItemIn } from '#domain/plan/address/field-address.ts'
import { pledgeKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { forecastListLimits } from '#domain/plan/list-limits.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { plural } from '#domain/wording/plural.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlan, usePlanEditor, usePlanValue } from '#web/workbook/editor/plan-context.tsx'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { ItemFields } from '#web/workbook/fields/item-fields.tsx'
import { createRandomId, ItemList } from '#web/workbook/fields/item-list.tsx'
import { useForecast } from '#web/workbook/steps/forecast/calculation/use-forecast.ts'
import { FoldedGroup } from '#web/workbook/steps/forecast/fields/folded-group.tsx'
import { ForecastChoice } from '#web/workbook/steps/forecast/fields/forecast-choice.tsx'
import { ForecastFlag } from '#web/workbook/steps/forecast/fields/forecast-flag.tsx'
import { ForecastNumber } from '#web/workbook/steps/forecast/fields/forecast-number.tsx'
import { ForecastText } from '#web/workbook/steps/forecast/fields/forecast-text.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

const personal = ['financialProjections', 'personal'] as const
const peopleAddress = [...personal, 'people'] as const
const pledgeLists = {
  funding: ['financialProjections', 'funding', 'pledges'],
  personal: [...personal, 'pledges'],
} as const

/** What the optional tables need. The other tables come from the plan alone. */
export function LenderFields() {
  return (
    <>
      <p className="text-sm text-ink-2">
        The loan schedule, the balance sheet by month and the sensitivity need nothing more. Choose the tables
        when you export for a bank.
      </p>
      <CollateralFields />
      <PersonalFields />
    </>
  )
}

function CollateralFields() {
  const editor = usePlanEditor()
  const pledges = usePlanValue(pledgeLists.funding)
  const hasDraft = usePlan(({ data }) => draftPledges(data, () => '').length > 0)

  function draft() {
    editor.edit({ label: 'List what secures the loans' }, (workbook) => {
      const { financialProjections } = workbook.data
      const { funding } = financialProjections
      const drafted = draftPledges(workbook.data, createRandomId)
      const data = {
        ...workbook.data,
        financialProjections: { ...financialProjections, funding: { ...funding, pledges: drafted } },
      }
      return { ...workbook, data }
    })
    showToast({ title: 'Listed from your plan', action: describeUndo(editor) })
  }

  return (
    <FoldedGroup title="Collateral coverage" summary={<Coverage />} fields={[pledgeLists.funding]}>
      {pledges.length === 0 && hasDraft && (
        <Button size="sm" className="self-start" onClick={draft}>
          List what the plan buys
        </Button>
      )}
      <Pledges owner="funding" />
    </FoldedGroup>
  )
}

function Pledges({ owner }: { owner: keyof typeof pledgeLists }) {
  return (
    <ItemList
      address={pledgeLists[owner]}
      titleField="name"
      most={forecastListLimits[`${owner}.pledges`]}
      hideLabel={owner === 'funding'}
      renderItem={(address) => (
        <ItemFields>
          <FieldColumns count="3:2">
            <ForecastText address={[...address, 'name']} />
            <ForecastChoice
              address={[...address, 'kind']}
              options={pledgeKindLabels}
              emptyLabel="Not chosen: counts as other"
            />
          </FieldColumns>
          <FieldColumns count={3}>
            <ForecastNumber address={[...address, 'value']} />
            <Discount address={address} />
            <ForecastNumber address={[...address, 'owedBefore']} />
          </FieldColumns>
        </ItemFields>
      )}
    />
  )
}

type PledgeAddress = ItemIn<(typeof pledgeLists)[keyof typeof pledgeLists]>

/** The usual discount of the kind stands in the empty field. */
function Discount({ address }: { address: PledgeAddress }) {
  const kind = usePlanValue([...address, 'kind']) ?? ''
  const usual = usualDiscounts[kind === '' ? 'other' : kind]
  return <ForecastNumber address={[...address, 'discountPercent']} words={{ placeholder: String(usual) }} />
}

function Coverage() {
  const plan = useForecast()
  const finances = usePlan(({ data }) => data.financialProjections)
  const optional = 'Optional: what secures the loans, with a discount for each'
  if (!plan) return optional
  const { model } = plan.forecast
  const { rows, counts, coverage } = computeCollateral(finances, model)
  if (rows.length === 0) return optional
  const amount = formatMoney(counts, { currency: model.currency, cents: 'never' })
  return coverage === null
    ? `${amount} after discounts`
    : `${amount} after discounts: ${formatPercent(coverage * 100)} of what you borrow`
}

function PersonalFields() {
  return (
    <FoldedGroup
      title="Personal budget and guarantors"
      summary={<GlobalCover />}
      fields={[peopleAddress, pledgeLists.personal, [...personal, 'ownersPayPercent']]}
    >
      <fieldset className="flex flex-col gap-3 rounded-control bg-sunk px-3.5 py-3">
        <legend className="sr-only">Where these figures may go</legend>
        <p className="text-sm text-ink-2">
          These figures stay in this browser and in the files that you save, unless you tick more.
        </p>
        <ForecastFlag address={[...personal, 'inCloudCopy']} />
        <ForecastFlag address={[...personal, 'inReadersLinks']} />
        <ForecastFlag address={[...personal, 'forModels']} />
      </fieldset>
      <ItemList
        address={peopleAddress}
        titleField="name"
        most={forecastListLimits['personal.people']}
        renderItem={(address) => (
          <ItemFields>
            <ForecastText address={[...address, 'name']} />
            <FieldColumns count={3}>
              <ForecastNumber address={[...address, 'income']} />
              <ForecastNumber address={[...address, 'tax']} />
              <ForecastNumber address={[...address, 'living']} />
            </FieldColumns>
            <FieldColumns count="2 short">
              <ForecastNumber address={[...address, 'mortgage']} />
              <ForecastNumber address={[...address, 'otherPayments']} />
            </FieldColumns>
          </ItemFields>
        )}
      />
      <ForecastNumber address={[...personal, 'ownersPayPercent']} words={{ placeholder: '100' }} />
      <Pledges owner="personal" />
    </FoldedGroup>
  )
}

function GlobalCover() {
  const plan = useForecast()
  const figures = usePlanValue(personal)
  const { length } = figures.people
  if (!plan || length === 0) return 'Optional: what owners and guarantors earn and pay at home'
  const covers = computeGlobalCashFlow(plan.forecast, figures).map(({ cover }) =>
    cover === null ? 'n/a' : formatTimes(cover),
  )
  return `${length} ${plural(length, 'person', 'people')}, global DSCR by year: ${covers.join(', ')}`
}
