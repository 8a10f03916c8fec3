import { Search } from 'lucide-react'
import { Icon } from '#web/ui/display/icon.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { isPlanOrder, type PlanOrder, planOrders } from './arrange-plans.ts'

interface PlanToolbarProps {
  search: string
  order: PlanOrder
  onSearch: (search: string) => void
  onOrder: (order: PlanOrder) => void
}

export function PlanToolbar({ search, order, onSearch, onOrder }: PlanToolbarProps) {
  return (
    <div className="flex w-full flex-wrap items-stretch gap-3 sm:w-auto">
      <TextField
        type="search"
        label="Search plans"
        hideLabel
        placeholder="Search plans"
        className="grow sm:w-64"
        leading={<Icon of={Search} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Select
        label="Sort plans"
        hideLabel
        className="w-44 max-sm:grow"
        value={order}
        onChange={({ currentTarget: { value } }) => {
          if (isPlanOrder(value)) onOrder(value)
        }}
      >
        {Object.entries(planOrders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
