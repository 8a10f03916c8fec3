import { product } from '#domain/page-texts/product.ts'
import {
  type DocumentChoice,
  offeredPapers,
  offeredReaders,
  type SettledChoice,
} from '#web/export-worker/document-choice.ts'
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
    </div>
  )
}
