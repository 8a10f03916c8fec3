import { ChevronDown } from 'lucide-react'
import { findFilledTables, lenderTableNames, lenderTables } from '#domain/plan/lender-tables.ts'
import { product } from '#domain/page-texts/product.ts'
import {
  type DocumentChoice,
  offeredPapers,
  offeredReaders,
  type SettledChoice,
} from '#web/export-worker/document-choice.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { findChoiceStore } from './document-choice-store.ts'
import { useExportRunner } from './export-context.tsx'
import { useSettledChoice } from './use-settled-choice.ts'

const readerNames: Readonly<Record<DocumentChoice['reader'], string>> = {
  full: 'Full plan',
  bank: 'Bank',
  investor: 'Investor',
  'one-page': 'One page',
}

const paperNames: Readonly<Record<SettledChoice['paper'], string>> = {
  a4: 'A4',
  'us-letter': 'US Letter',
}

/** For every format except JSON, which is the plan itself. Side by side where there is room for both. */
export function DocumentChoiceFields() {
  const store = findChoiceStore(useExportRunner().plan)
  const { reader, paper, hasWatermark } = useSettledChoice()
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        label="Made for"
        look="sm"
        className="min-w-28 flex-1"
        value={reader}
        onChange={(event) =>
          store.setState({ reader: event.currentTarget.value as DocumentChoice['reader'] })
        }
      >
        {offeredReaders.map((offered) => (
          <option key={offered} value={offered}>
            {readerNames[offered]}
          </option>
        ))}
      </Select>
      <Select
        label="Paper"
        look="sm"
        className="min-w-28 flex-1"
        value={paper}
        onChange={(event) => store.setState({ paper: event.currentTarget.value as SettledChoice['paper'] })}
      >
        {offeredPapers.map((offered) => (
          <option key={offered} value={offered}>
            {paperNames[offered]}
          </option>
        ))}
      </Select>
      <Checkbox
        className="w-full text-sm"
        label={`${product.name} watermark in PDF`}
        checked={hasWatermark}
        onChange={(event) => store.setState({ hasWatermark: event.currentTarget.checked })}
      />
      {reader === 'bank' && <LenderTableChoice />}
    </div>
  )
}

/** The lender's own tables, folded because those that the plan has something for go in anyway. */
function LenderTableChoice() {
  const store = findChoiceStore(useExportRunner().plan)
  const { tables } = useSettledChoice()
  const filled = usePlan(({ data }) => findFilledTables(data).join(' ')).split(' ')
  const chosen = lenderTables.filter((table) => tables?.includes(table) ?? filled.includes(table))
  return (
    <details className="group/fold w-full">
      <summary className="flex min-h-8 list-none items-center justify-between gap-3 text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {`Tables for the lender: ${chosen.length} of ${lenderTables.length}`}
        <Icon of={ChevronDown} className="group-open/fold:rotate-180" />
      </summary>
      <div className="flex flex-col gap-1 pt-1 pb-2">
        {lenderTables.map((table) => (
          <Checkbox
            key={table}
            className="text-sm"
            label={lenderTableNames[table]}
            {...(filled.includes(table) ? {} : { hint: 'Nothing is written for it: it would say why.' })}
            checked={chosen.includes(table)}
            onChange={({ currentTarget: { checked } }) =>
              store.setState({
                tables: lenderTables.filter((one) => (one === table ? checked : chosen.includes(one))),
              })
            }
          />
        ))}
      </div>
    </details>
  )
}
