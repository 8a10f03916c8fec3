import { Logo } from '#web/ui/display/logo.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { GalleryRow, GallerySection } from './gallery-section.tsx'

const swatches = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'rule-2',
  'control',
  'blue',
  'blue-wash',
  'ochre',
  'ochre-wash',
  'green',
  'green-wash',
  'red',
  'red-wash',
] as const

export function Foundations() {
  return (
    <>
      <GallerySection title="Color">
        <ul className="grid grid-cols-6 gap-3">
          {swatches.map((name) => (
            <li key={name}>
              <div
                className="h-12 rounded-control border border-rule-2"
                style={{ background: `var(--${name})` }}
              />
              <p className="mono-label mt-1.5 text-ink-2">{name}</p>
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Type">
        <div className="flex flex-col gap-4">
          <p className="display-heading text-hero">Write the plan a bank says yes to.</p>
          <p className="display-heading text-title">Customer Personas</p>
          <p className="display-heading text-heading">Ferry commuter Dana</p>
          <p className="max-w-140 text-lg text-ink-2">
            Twelve guided steps, an advisor at every one, and a document you own forever. Pay once.
          </p>
          <p className="max-w-140">
            Describe the two or three people you most want as customers, so that every later choice can be
            checked against someone real.{' '}
            <a href="#type" className="text-link">
              A link in the text
            </a>{' '}
            looks like this.
          </p>
          <p className="mono-label text-ink-3">Harbor Roasters / step 5 of 12</p>
        </div>
        <table className="w-full max-w-140 text-right tabular-nums">
          <caption className="mono-label mb-1 text-left text-ink-3">Tabular figures</caption>
          <tbody>
            {['1,111.11', '98,765.40', '203.00'].map((figure, month) => (
              <tr key={figure} className="border-b">
                <th scope="row" className="py-1 text-left font-normal text-ink-2">
                  Month {month + 1}
                </th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </GallerySection>
      <GallerySection title="Logo and tags">
        <GalleryRow label="Logo with and without its name">
          <Logo name="Wordmark" />
          <Logo />
        </GalleryRow>
        <GalleryRow label="Tag">
          <Tag>on this device</Tag>
          <Tag tone="blue">in the cloud</Tag>
          <Tag tone="ochre">assumption</Tag>
          <Tag tone="green">done</Tag>
          <Tag tone="red">overdue</Tag>
        </GalleryRow>
      </GallerySection>
    </>
  )
}
