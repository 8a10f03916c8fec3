import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import type { StatementId } from '#domain/forecast/statements/line-definitions.ts'
import { nameColumn } from '#domain/forecast/statements/name-periods.ts'
import type { PeriodKind } from '#domain/forecast/statements/periods.ts'
import { keepUsedLines, leaveOutEmptyStart } from '#domain/forecast/statements/used-lines.ts'
import { writeTsv } from '#domain/forecast/statements/write-tsv.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { ResultsProps } from './results-props.ts'
import { Segments } from './segments.tsx'
import { StatementTable } from './statement-table.tsx'

const statementOptions = [
  { value: 'profit-and-loss', label: 'Profit and loss' },
  { value: 'cash-flow', label: 'Cash flow' },
  { value: 'balance-sheet', label: 'What you own and owe' },
] as const satisfies readonly { value: StatementId; label: string }[]

const periodOptions = [
  { value: 'month', label: 'Months' },
  { value: 'quarter', label: 'Quarters' },
  { value: 'year', label: 'Years' },
] as const satisfies readonly { value: PeriodKind; label: string }[]

export function Statements({ forecast }: Pick<ResultsProps, 'forecast'>) {
  const [id, setId] = useState<StatementId>('profit-and-loss')
  const [period, setPeriod] = useState<PeriodKind>('month')
  const { model } = forecast
  const statement = useMemo(
    () => leaveOutEmptyStart(keepUsedLines(buildStatement(roundForecast(forecast), id, period))),
    [forecast, id, period],
  )
  const columnNames = statement.columns.map((column) => nameColumn(model, period, column))
  const title = statementOptions.find(({ value }) => value === id)?.label ?? ''

  async function copy() {
    try {
      await navigator.clipboard.writeText(writeTsv(statement, `${title} (${model.currency})`, columnNames))
      showToast({ title: 'Copied. Paste it into a spreadsheet.' })
    } catch {
      showToast({ title: 'The browser did not allow copying.', look: 'destructive' })
    }
  }

  return (
    <Card padding="none" className="min-w-0 overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-6">
        <h2 className="display-heading text-heading">Statements</h2>
        <Segments
          legend="Statement"
          look="tabs"
          options={statementOptions}
          value={id}
          onValueChange={setId}
        />
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:ml-0">
          <Button variant="quiet" size="sm" className="max-sm:-ml-3" onClick={() => void copy()}>
            <Icon of={Copy} />
            Copy to a spreadsheet
          </Button>
          <Segments
            legend="Columns"
            look="switch"
            options={periodOptions}
            value={period}
            onValueChange={setPeriod}
          />
        </div>
      </div>
      <StatementTable
        key={`${id} ${period}`}
        forecast={forecast}
        statement={statement}
        title={title}
        columnNames={columnNames}
      />
      <p className="border-t border-rule px-4 py-2.5 text-[0.8125rem] text-ink-3 sm:px-6">
        {`In ${model.currency}, without sales tax, rounded so that the rows add up. Choose a figure to see its sum; arrow keys move between figures.`}
      </p>
    </Card>
  )
}
