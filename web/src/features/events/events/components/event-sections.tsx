// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { EventSection, SectionModule } from './event-section.ts'
import * as sections from './event-sections-of-nouns.ts'

type Section = SectionModule['Section']

const loaded = new Map<EventSection, SectionModule>()
const chosen = new Map<EventSection, Section>()

const shownFor = (event: PublicEvent): EventSection[] =>
  Object.values(sections).filter((section: EventSection) => section.isShown(event))

/** Loads every part ahead, as the server does: it renders nothing that it would have to wait for. */
export async function loadSections(): Promise<void> {
  for (const section of Object.values(sections)) loaded.set(section, await section.load())
}

/** What the parts of this event read. */
export const sectionQueries = (event: PublicEvent): readonly ScreenQuery[] =>
  shownFor(event).flatMap((section) => loaded.get(section)?.queries(event.id) ?? [])

function componentOf(section: EventSection): ComponentType<{ event: PublicEvent }> {
  const known = loaded.get(section)?.Section ?? chosen.get(section)
  if (known) return known
  // The page works without a part that does not arrive.
  const part: Section = lazy(() =>
    section.load().then(
      ({ Section }) => ({ default: Section }),
      () => ({ default: () => null }),
    ),
  )
  chosen.set(section, part)
  return part
}

type EventSectionsProps = {
  event: PublicEvent
  /** Those that stand below the event, which often have nothing to show. */
  last?: boolean
}

/** The parts of the page that other nouns bring, such as the results once the event has begun. */
export const EventSections = ({ event, last = false }: EventSectionsProps) =>
  shownFor(event)
    .filter(({ isLast = false }) => isLast === last)
    .map((section, at) => {
      const Section = componentOf(section)
      return (
        <div key={at.toString()} className={last ? 'mt-6 empty:hidden' : 'mb-6'}>
          <Suspense
            fallback={
              last ? null : (
                <Panel flush>
                  <ListSkeleton rows={4} />
                </Panel>
              )
            }
          >
            <Section event={event} />
          </Suspense>
        </div>
      )
    })
