import { useState } from 'react'
import { hasSource, type SourcedFigure } from '#advisor/review/sources.ts'
import { sourceKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { type SourceKind, sourceKinds } from '#domain/plan/review-data.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { useUnsentText } from '#web/workbook/editor/unsent-text.ts'
import { readFormText } from './read-form-text.ts'

export interface GivenSource {
  kind: SourceKind
  where: string
  when: string
}

type Source = WorkbookData['review']['sources'][number]

/** One list of prices or one set of books often has several figures. */
function isRepeatable(source: Source): source is Source & GivenSource {
  const { kind, where } = source
  return hasSource({ kind: kind === '' ? null : kind, where }) && where !== ''
}

interface SourceFormProps {
  figure: SourcedFigure
  onGive: (source: GivenSource) => void
}

/** Where a figure comes from. To skip it means never to be asked about it again. */
export function SourceForm({ figure, onGive }: SourceFormProps) {
  const [kind, setKind] = useState<SourceKind>(
    figure.kind === null || figure.kind === 'skipped' ? 'quoted' : figure.kind,
  )
  const isNamed = kind === 'quoted' || kind === 'measured'
  const where = useUnsentText(`source ${figure.id}`)
  const when = useUnsentText(`source ${figure.id} when`)
  const last = usePlan(({ data }) => data.review.sources.findLast(isRepeatable))

  function give(source: GivenSource) {
    where.keep(null)
    when.keep(null)
    onGive(source)
  }

  return (
    <form
      className="grid gap-2.5 pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        const read = (name: string) => readFormText(event.currentTarget, name)
        give({ kind, where: read('where'), when: read('when') })
      }}
    >
      {last && !hasSource(figure) && (
        <Button size="sm" className="justify-self-start text-left wrap-anywhere" onClick={() => give(last)}>
          Same as the last one:{' '}
          {[sourceKindLabels[last.kind], last.where, last.when].filter(Boolean).join(', ')}
        </Button>
      )}
      <Select
        look="sm"
        label="Where it comes from"
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(sourceKinds.find((known) => known === currentTarget.value) ?? 'quoted')
        }
      >
        {sourceKinds
          .filter((known) => known !== 'skipped')
          .map((known) => (
            <option key={known} value={known}>
              {sourceKindLabels[known]}
            </option>
          ))}
      </Select>
      <TextField
        name="where"
        required={isNamed}
        maxLength={300}
        autoComplete="off"
        defaultValue={where.text ?? figure.where}
        onInput={({ currentTarget }) => where.keep(currentTarget.value)}
        label={
          kind === 'quoted' ? 'Who says so' : kind === 'measured' ? 'How you measured it' : 'Why it is likely'
        }
      />
      {isNamed && (
        <TextField
          name="when"
          maxLength={100}
          autoComplete="off"
          defaultValue={when.text ?? figure.when}
          onInput={({ currentTarget }) => when.keep(currentTarget.value)}
          label="When"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" type="submit">
          Keep this source
        </Button>
        {figure.kind !== 'skipped' && (
          <Button size="sm" onClick={() => give({ kind: 'skipped', where: '', when: '' })}>
            Do not ask again
          </Button>
        )}
      </div>
    </form>
  )
}
