import { useState } from 'react'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { describeNoRoomAtAll } from '#domain/forecast/stress/describe-no-room-at-all.ts'
import { formatRoom, measureRoom, pickTightest } from '#domain/forecast/stress/stress-room.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import type { ResultsProps } from './results-props.ts'
import { useStressTest } from '#web/workbook/steps/forecast/worker/use-worker-answer.ts'

/** How far each thing may go wrong before cash runs out or a lender says no, the least room first. */
export function StressSection({ forecast: { model } }: Pick<ResultsProps, 'forecast'>) {
  const answered = useStressTest(model)
  const [showsAll, setShowsAll] = useState(false)
  const all = answered?.answer ?? []
  const tightest = pickTightest(all)
  const noRoom = answered ? describeNoRoomAtAll(tightest, answered.model) : null
  const shown = showsAll ? all : noRoom === null ? tightest : []
  return (
    <Card aria-busy={answered?.model !== model}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="display-heading text-heading">How much may go wrong</h2>
        {noRoom === null && (
          <p className="text-sm text-ink-2">
            Least room first, rounded down. A full bar is room of a third or more.
          </p>
        )}
      </div>
      {!answered && <Skeleton lines={5} />}
      {noRoom !== null && (
        <p>
          {noRoom} <span className="text-ink-2">Ask for more money, spend less or spend it later.</span>
        </p>
      )}
      {answered && all.length === 0 && (
        <p className="text-ink-2">There is nothing to test until the forecast has sales or costs.</p>
      )}
      {answered && shown.length > 0 && (
        <ul>
          {shown.map((result) => (
            <StressLine
              key={`${result.lever} ${result.test}`}
              sentence={describeStress(result, answered.model)}
              room={formatRoom(result)}
              percent={measureRoom(result, answered.model)}
            />
          ))}
        </ul>
      )}
      {all.length > (noRoom === null ? tightest.length : 0) && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? (noRoom === null ? 'Show only the tightest' : 'Show less') : `Show all ${all.length}`}
        </Button>
      )}
    </Card>
  )
}

interface StressLineProps {
  sentence: string
  room: string
  percent: number
}

function StressLine({ sentence, room, percent }: StressLineProps) {
  const hasNone = room === 'No room'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-rule py-2.5 @3xl:grid-cols-[1fr_11rem_6.5rem]">
      <span className="text-[0.9375rem]">{sentence}</span>
      <span
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-full bg-sunk @max-3xl:order-last @max-3xl:col-span-2"
      >
        <span className="block h-full rounded-full bg-blue" style={{ width: `${percent}%` }} />
      </span>
      <span
        className={joinClasses(
          'text-right text-[0.9375rem] font-semibold whitespace-nowrap tabular-nums',
          hasNone && 'text-red',
        )}
      >
        {room}
      </span>
    </li>
  )
}
