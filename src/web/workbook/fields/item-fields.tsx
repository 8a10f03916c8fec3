import type { ReactNode } from 'react'

/**
 * The fields of one card, stacked. From the fourth card of a list on, a card far off the screen is not laid out
 * until it comes near. The padding keeps that from clipping the focus glow of the outer fields.
 */
export function ItemFields({ children }: { children: ReactNode }) {
  return (
    <div className="-m-1 flex flex-col gap-5 p-1 in-[li:nth-child(n+4)]:[contain-intrinsic-block-size:auto_24rem] in-[li:nth-child(n+4)]:[content-visibility:auto]">
      {children}
    </div>
  )
}
