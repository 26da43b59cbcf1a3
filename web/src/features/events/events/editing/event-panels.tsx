import { lazy } from 'react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import type { EventPanel } from './event-panel.ts'
import * as ofNouns from './event-panels-of-nouns.ts'

const panels = Object.entries<EventPanel>(ofNouns).map(([noun, { isShown, load }]) => ({
  noun,
  isShown,
  Panel: lazy(load),
}))

/** The panels that other nouns bring to the editor of an event, such as its vendors. */
export const EventPanels = ({ event }: { event: OwnEvent }) =>
  panels.flatMap(({ noun, isShown, Panel }) => (isShown(event) ? [<Panel key={noun} event={event} />] : []))
