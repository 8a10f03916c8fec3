import { use, useState } from 'react'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { FigureSourcePart } from './figure-source-part.ts'
import { LongText, type LongTextProps } from './long-text.tsx'

/** An answer with a figure that readers ask about. Once the person has left the field, they can say where it is from. */
export function KeyText({ address, rows }: Pick<LongTextProps, 'address' | 'rows'>) {
  const [isLeft, setIsLeft] = useState(false)
  const renderFigureSource = use(FigureSourcePart)
  return (
    <LongText
      address={address}
      {...(rows === undefined ? {} : { rows })}
      onLeave={() => waitForRelease(() => setIsLeft(true))}
      after={isLeft && <PartPlace>{renderFigureSource(address)}</PartPlace>}
    />
  )
}

/** A press outside a field leaves it. What appears before the release would move the target away from the pointer. */
function waitForRelease(run: () => void): void {
  const released = new AbortController()
  for (const kind of ['click', 'keyup']) {
    document.addEventListener(
      kind,
      () => {
        released.abort()
        run()
      },
      { signal: released.signal },
    )
  }
}
