import type { LucideIcon } from 'lucide-react'
import { Content, Item, Label, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  align?: 'start' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
  children: ReactNode
}

export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      {/* No portal: beside its button the menu stays inside the page's landmarks. */}
      <Content
        align={align}
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
  icon?: LucideIcon | undefined
  tone?: 'plain' | 'danger' | undefined
  disabled?: boolean | undefined
  onSelect?: (() => void) | undefined
  children: ReactNode
}

export function MenuItem({ icon, tone = 'plain', disabled, onSelect, children }: MenuItemProps) {
  return (
    <Item
      {...(disabled === undefined ? {} : { disabled })}
      onSelect={() => onSelect?.()}
      className={joinClasses(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[5px] px-2.5 py-1.5 text-[0.9375rem] outline-none select-none',
        'data-disabled:cursor-not-allowed data-disabled:text-ink-3 pointer-coarse:min-h-11',
        tone === 'danger'
          ? 'text-red data-highlighted:bg-red-wash'
          : 'data-highlighted:bg-blue-wash data-highlighted:text-blue',
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="mono-label px-2.5 pt-2 pb-1 text-ink-3">{children}</Label>
}

export function MenuSeparator() {
  return <Separator className="my-1 h-px bg-rule" />
}
