import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'

const columnClasses = {
  '3:2': '@md:grid-cols-[3fr_2fr] @md:gap-y-0 @md:*:row-span-3 @md:*:grid @md:*:grid-rows-subgrid',
  2: '@md:grid-cols-2 @md:gap-y-0 @md:*:row-span-3 @md:*:grid @md:*:grid-rows-subgrid',
  /** Numbers and short choices, which stay side by side on a phone. */
  '2 short':
    '@min-[17rem]:grid-cols-2 @max-md:gap-x-3 @min-[17rem]:gap-y-0 @min-[17rem]:*:row-span-3 @min-[17rem]:*:grid @min-[17rem]:*:grid-rows-subgrid',
  '3:2 short':
    '@min-[17rem]:grid-cols-[3fr_2fr] @max-md:gap-x-3 @min-[17rem]:gap-y-0 @min-[17rem]:*:row-span-3 @min-[17rem]:*:grid @min-[17rem]:*:grid-rows-subgrid',
  '2:3': '@md:grid-cols-[2fr_3fr] @md:gap-y-0 @md:*:row-span-3 @md:*:grid @md:*:grid-rows-subgrid',
  /** Fields without hints need little room. */
  '3 short': '@md:grid-cols-3 @md:gap-y-0 @md:*:row-span-3 @md:*:grid @md:*:grid-rows-subgrid',
  3: '@lg:grid-cols-3 @lg:gap-y-0 @lg:*:row-span-3 @lg:*:grid @lg:*:grid-rows-subgrid',
}

interface FieldColumnsProps {
  count: keyof typeof columnClasses
  children: ReactNode
}

/** A row of fields, side by side if there is room. Labels, inputs and notes line up even when hints are long. */
export function FieldColumns({ count, children }: FieldColumnsProps) {
  return (
    <div className="@container">
      <div className={joinClasses('grid gap-5', columnClasses[count])}>{children}</div>
    </div>
  )
}
