import { LongText, type LongTextProps } from './long-text.tsx'
import { useFigureSource } from './use-plan-field.ts'

/** An answer with a figure that readers ask about. Once the person has left the field, they can say where it is from. */
export function KeyFigureText({ address, rows }: Pick<LongTextProps, 'address' | 'rows'>) {
  const { after, leave } = useFigureSource(address)
  return (
    <LongText address={address} {...(rows === undefined ? {} : { rows })} onLeave={leave} after={after} />
  )
}
