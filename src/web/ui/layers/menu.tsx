import type { LucideIcon } from 'lucide-react'
import { Content, Item, Root, Trigger } from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  side: 'top' | 'bottom'
  children: ReactNode
}

export function Menu({ trigger, side, children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      {/* No portal: beside its button the menu stays inside the page's landmarks. */}
      <Content
        align="end"
        side={side}
        sideOffset={6}
        collisionPadding={12}
        className={joinClasses(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-control border',
          'border-rule-2 bg-surface p-1 shadow-sheet data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        )}
      >
        {children}
      </Content>
    </Root>
  )
}

type MenuItemProps = {
  icon: LucideIcon
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Item
      disabled={disabled}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[5px] px-2.5 py-1.5 text-[0.9375rem] outline-none select-none data-highlighted:bg-blue-wash data-highlighted:text-blue data-disabled:cursor-not-allowed data-disabled:text-ink-3 pointer-coarse:min-h-11"
    >
      <Icon of={icon} />
      {children}
    </Item>
  )
}
