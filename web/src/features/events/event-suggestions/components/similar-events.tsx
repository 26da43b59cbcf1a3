import { useQuery } from '@tanstack/react-query'
import { findSimilarEvents } from '#shared/events/event-suggestions/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { query } from '#web/lib/query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type SimilarEventsProps = { title: string; city: string; startsOn: string }

const waitMs = 400

/** Public events that may be the one that is being typed. */
export function SimilarEvents(typed: SimilarEventsProps) {
  const title = useDebounced(typed.title.trim(), waitMs)
  const city = useDebounced(typed.city.trim(), waitMs)
  const enabled = title.length >= 3 && city.length > 0 && /^\d{4}-\d\d-\d\d$/.test(typed.startsOn)
  const { data } = useQuery(
    query(
      'event-suggestions',
      findSimilarEvents,
      { query: { title, city, startsOn: typed.startsOn } },
      { enabled, staleTime: 60_000 },
    ),
  )
  const items = enabled ? (data?.items ?? []) : []
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <Banner tone="info" className="mt-5">
          <p className="font-semibold">Already listed? Check these first.</p>
          <ul className="mt-1 grid gap-1">
            {items.map(({ path, title, city, startsOn }) => (
              <li key={path} className="wrap-anywhere">
                <TextLink to={path}>{title}</TextLink>, {city}, {utcDay(startsOn)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
