import type { ComponentType } from 'react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'

/** A panel beside the fields of an event that another noun brings. */
export type EventPanel = {
  isShown: (event: OwnEvent) => boolean
  load: () => Promise<{ default: ComponentType<{ event: OwnEvent }> }>
}
