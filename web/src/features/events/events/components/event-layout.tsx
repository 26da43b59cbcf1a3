import type { ReactNode } from 'react'
import type { PreviewEvent } from '#shared/events/events/preview-contract.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ClassTable } from './class-table.tsx'
import { Fees, Organizer, WhenAndWhere } from './event-facts.tsx'
import { EventHeader } from './event-header.tsx'
import { Fold } from './fold.tsx'
import { LinkedText } from './linked-text.tsx'
import { firstPart, isOver } from './page-parts.ts'

type EventLayoutProps = {
  /** A draft may still lack its times. */
  event: PreviewEvent
  /** The present time, which decides the current price. */
  now: string
  /** The ways to take part, below the title. */
  ways?: ReactNode
  /** The state of the event, above everything else about it. */
  banner: ReactNode
  /** The parts that come with time, such as the results. */
  sections?: ReactNode
  entrants?: ReactNode
  /** The parts of others, such as who will be there. */
  lastSections?: ReactNode
  /** Below the facts, or on a phone below everything. */
  ad?: ReactNode
}

/** The page of an event, published or not. Its state decides what comes first. */
export function EventLayout({
  event,
  now,
  ways,
  banner,
  sections,
  entrants,
  lastSections,
  ad,
}: EventLayoutProps) {
  const { phase, classes, description, waiver } = event
  const isFirst = firstPart(phase) === 'classes'
  const classTable = classes.length > 0 && (
    <ClassTable
      classes={classes}
      classPlaces={event.classPlaces}
      isOver={isOver(phase)}
      hasNone={isOver(phase) || event.places.left === 0}
    />
  )
  return (
    <article className="shell py-8 sm:py-10">
      <EventHeader event={event} ways={ways} />
      {banner}
      {sections}
      {isFirst && classTable && (
        <Panel flush title="Classes" className="mb-6">
          {classTable}
        </Panel>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-2">
          {description && (
            <Panel title="About">
              <LinkedText text={description} />
            </Panel>
          )}
          {entrants}
          {!isFirst && classTable && <Fold title="Classes">{classTable}</Fold>}
          {waiver && (
            <Fold title="Waiver">
              <div className="px-4 pt-1 pb-5 sm:px-5">
                <LinkedText text={waiver} />
              </div>
            </Fold>
          )}
        </div>
        <aside aria-label="Facts" className="grid min-w-0 gap-6">
          <WhenAndWhere event={event} />
          {!isOver(phase) && <Fees event={event} now={now} />}
          <Organizer event={event} />
          {ad && <div className="max-lg:hidden">{ad}</div>}
        </aside>
      </div>
      {lastSections}
      {ad && <div className="mt-6 lg:hidden">{ad}</div>}
    </article>
  )
}
