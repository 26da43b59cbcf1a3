import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

export type TooltipProps = {
  text: string
  children: ReactElement
}

/** A hint for a control that already has a name. It never holds anything that a person needs. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="top" sideOffset={6} collisionPadding={8} className="tooltip">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
