import type { ComponentType, ReactNode } from 'react'
import type { AdPlace } from '#shared/platform/ad-slots/ad-sizes.ts'

export type SlotProps = {
  zone: AdPlace
  /** The state that the page is about, or that its visitor chose. */
  state?: string | undefined
}

/** What fills the places of ads on pages. It loads once one is near; until it has an ad it shows what it is given. */
export type SlotFiller = {
  load: () => Promise<{
    FilledSlot: ComponentType<SlotProps & { onUnsold: () => void; children: ReactNode }>
  }>
}
