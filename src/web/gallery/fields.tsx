import { useState } from 'react'
import { Card } from '#web/ui/display/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { TextSource } from '#web/ui/fields/text-source.ts'
import { GallerySection } from './gallery-section.tsx'

/** A text that only its field watches. */
function keepText(first: string): TextSource {
  let text = first
  const listeners = new Set<() => void>()
  return {
    read: () => text,
    write: (next) => {
      text = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function findBrackets(text: string) {
  return [...text.matchAll(/\[[^\]]+\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const levels = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium', hint: 'Likely enough to plan for.' },
  { value: 'high', label: 'High' },
  { value: 'unknown', label: 'Unknown', disabled: true },
] as const

export function Fields() {
  return (
    <GallerySection title="Fields">
      <div className="blueprint-grid -mx-4 grid gap-6 px-4 py-8 lg:grid-cols-2">
        <TextFields />
        <Choices />
      </div>
    </GallerySection>
  )
}

function TextFields() {
  const [line, setLine] = useState('Pays [amount] by phone at [place], decides by the length of the line')
  const [areaText] = useState(() =>
    keepText('Lines of [number] minutes before the first boat; the kiosk opens after she has left.'),
  )
  const [price, setPrice] = useState<number | null>(89)
  return (
    <Card className="flex flex-col gap-6">
      <TextField
        label="Demographics"
        hint="Age, place, work, income: only what changes how they buy."
        defaultValue="34, nurse, crosses the harbor at 6:40 four days a week"
      />
      <TextArea
        label="Pain points"
        hint="What costs them time, money or patience today?"
        labelExtra={<Tag tone="ochre">1 left</Tag>}
        source={areaText}
        highlight={findBrackets}
      />
      <TextField
        label="Buying behavior"
        value={line}
        highlight={findBrackets}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <NumberField
        label="Price per month"
        leading="$"
        trailing="per seat"
        value={price}
        onValueChange={setPrice}
        hint={`Reported: ${price ?? 'nothing'}`}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        error="Enter a full email address, such as dana@example.com."
        defaultValue="dana@"
      />
      <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." />
      <TextField label="Not now" defaultValue="Disabled" disabled />
      <FormFailure message="The server could not be reached. Please try again." />
    </Card>
  )
}

function Choices() {
  const [level, setLevel] = useState<'low' | 'medium' | 'high' | 'unknown'>('medium')
  const [size, setSize] = useState<'low' | 'high' | null>(null)
  return (
    <Card className="flex flex-col gap-6">
      <Select label="Entity" hint="You can change it later." defaultValue="llc">
        <option value="sole">Sole Proprietorship</option>
        <option value="llc">Limited Liability Company (LLC)</option>
        <option value="c">C Corporation</option>
      </Select>
      <Select label="Jurisdiction" error="Choose where the company is registered." defaultValue="">
        <option value="">Choose…</option>
        <option value="de">Delaware</option>
      </Select>
      <Select label="Template" hideLabel look="sm" defaultValue="coffee" className="self-start">
        <option value="coffee">Coffee Shop Template</option>
        <option value="saas">SaaS Template</option>
      </Select>
      <RadioGroup legend="Probability" options={levels} value={level} onValueChange={setLevel} />
      <RadioGroup
        legend="Impact"
        hint="On the first year."
        error="Choose one."
        inline
        options={[
          { value: 'low', label: 'Low' },
          { value: 'high', label: 'High' },
        ]}
        value={size}
        onValueChange={setSize}
      />
      <FieldGroup legend="Separate radio buttons">
        <div className="flex flex-wrap gap-6">
          <Radio name="primary" label="Primary persona" defaultChecked />
          <Radio name="primary" label="Another" />
        </div>
      </FieldGroup>
      <FieldGroup legend="Checkboxes">
        <div className="flex flex-col gap-3">
          <Checkbox label="Send me the receipt" defaultChecked />
          <Checkbox label="Remember this device" hint="For thirty days." />
          <Checkbox label="I accept the terms" error="Accept the terms to continue." />
          <Checkbox label="Not now" disabled />
          <Checkbox label="Always" disabled defaultChecked />
        </div>
      </FieldGroup>
    </Card>
  )
}
