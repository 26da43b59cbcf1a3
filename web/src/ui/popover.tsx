import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'

export type PopoverProps = {
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A small panel beside its button that may hold anything; a list of commands is a DropdownMenu. */
export function Popover({ trigger, label, children, align = 'end', className, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx('menu', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
