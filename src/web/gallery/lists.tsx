import { useState } from 'react'
import { ListEditor } from '#web/ui/lists/list-editor.tsx'
import { moveItem, removeItem } from '#web/ui/lists/list-order.ts'
import { Radio } from '#web/ui/fields/radio.tsx'
import { SuggestionChips } from '#web/ui/fields/suggestion-chips.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const proposals = ['Radio', 'Flyers at the terminal', 'Search advertising', 'Word of mouth']

export function Lists() {
  return (
    <GallerySection title="List editor">
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <TextList />
        </Card>
        <Card>
          <EmptyList />
        </Card>
      </div>
      <CardList />
    </GallerySection>
  )
}

function useTexts(initial: readonly string[]) {
  const [items, setItems] = useState(initial)
  return {
    items,
    add: (text: string) => setItems([...items, text]),
    listProps: {
      items,
      onAdd: () => setItems([...items, '']),
      onRemove: (index: number) => setItems(removeItem(items, index)),
      onMove: (from: number, to: number) => setItems(moveItem(items, from, to)),
    },
    change: (at: number, text: string) => setItems(items.map((item, index) => (index === at ? text : item))),
  }
}

function TextList() {
  const texts = useTexts(['Early ferry commuters', 'Weekend visitors'])
  const offered = proposals.filter((proposal) => !texts.items.includes(proposal))
  return (
    <ListEditor
      {...texts.listProps}
      label="Channels"
      hint="Where people first hear about you."
      nameItem={(_, index) => `Channel ${index + 1}`}
      addText="Add Channel"
      emptyText={'No channels defined yet. Click "Add Channel" to get started.'}
      renderItem={(item, index) => (
        <TextField
          label={`Channel ${index + 1}`}
          hideLabel
          value={item}
          onChange={(event) => texts.change(index, event.currentTarget.value)}
        />
      )}
      suggestions={
        texts.items.length < 3 && (
          <SuggestionChips label="Suggestions" suggestions={offered} onPick={texts.add} />
        )
      }
    />
  )
}

function EmptyList() {
  const texts = useTexts([])
  return (
    <ListEditor
      {...texts.listProps}
      label="Segments"
      nameItem={(_, index) => `Segment ${index + 1}`}
      addText="Add Segment"
      emptyText={'No market segments defined yet. Click "Add Segment" to get started.'}
      renderItem={(item, index) => (
        <TextField
          label={`Segment ${index + 1}`}
          hideLabel
          value={item}
          onChange={(event) => texts.change(index, event.currentTarget.value)}
        />
      )}
    />
  )
}

function CardList() {
  const texts = useTexts(['Ferry commuter Dana', 'Harbor office Lee'])
  return (
    <ListEditor
      {...texts.listProps}
      layout="cards"
      label="Personas"
      nameItem={(item, index) => item || `Persona ${index + 1}`}
      addText="Add persona"
      emptyText="None yet."
      renderHeader={(item, index) => (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          {item || `Persona ${index + 1}`}
          <Radio
            name="gallery-primary"
            label="Primary persona"
            defaultChecked={index === 0}
            className="font-text text-sm tracking-normal"
          />
        </div>
      )}
      renderItem={(item, index) => (
        <div className="flex flex-col gap-5">
          <TextField
            label="Name"
            value={item}
            onChange={(event) => texts.change(index, event.currentTarget.value)}
          />
          <TextArea label="Demographics" rows={2} defaultValue="34, nurse, crosses the harbor at 6:40" />
        </div>
      )}
    />
  )
}
