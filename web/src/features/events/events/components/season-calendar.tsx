import { useInfiniteQuery } from '@tanstack/react-query'
import type { Season } from '#shared/rules/seasons/season.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { seasonEventsQuery } from '#web/features/rules/seasons/api/season-queries.ts'
import { MultiplierBadge } from '#web/features/rules/seasons/public/multiplier-badge.tsx'
import { SeasonPart } from '#web/features/rules/seasons/public/season-part.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EventTile } from './event-tile.tsx'
import { NextShow } from './next-show.tsx'

/** The events of a season that are not over: the next one large, the others below. */
export function SeasonCalendar({ seasonId }: { seasonId: Season['id'] }) {
  const pages = useInfiniteQuery(seasonEventsQuery(seasonId))
  const events = pages.data?.pages.flatMap(({ items }) => items) ?? []
  if (pages.data && events.length === 0 && !pages.hasNextPage) return null
  const next = events.find(({ phase }) => phase !== 'cancelled')
  return (
    <>
      {next && (
        <SeasonPart id="next" title={next.phase === 'live' ? 'Live now' : 'Next show'}>
          <NextShow event={next} />
        </SeasonPart>
      )}
      {(events.length > (next ? 1 : 0) || !pages.data) && (
        <SeasonPart id="calendar" title="Upcoming">
          <CursorList
            pages={pages}
            failed="The events did not load"
            waiting={<ListSkeleton rows={6} />}
            empty={null}
            shown={pages.hasNextPage ? `${events.length - (next ? 1 : 0)} shown` : ''}
          >
            {(all) => (
              <ul className="grid gap-3">
                {all
                  .filter(({ id }) => id !== next?.id)
                  .map(({ multiplier, ...event }) => (
                    <EventTile
                      key={event.id}
                      event={event}
                      badge={<MultiplierBadge multiplier={multiplier} />}
                    />
                  ))}
              </ul>
            )}
          </CursorList>
        </SeasonPart>
      )}
    </>
  )
}
