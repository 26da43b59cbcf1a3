import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAllEvents } from '#shared/events/events/admin-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { query } from '#web/lib/query.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { staleTime } from '../api/bulk-queries.ts'

type EventChoiceProps = {
  chosen: Event['id'] | undefined
  error?: string | undefined
  onChoose: (eventId: Event['id'] | undefined) => void
}

/** One of the published events that are found by their title and have begun. */
export function EventChoice({ chosen, error, onChoose }: EventChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(
    query(
      'events',
      listAllEvents,
      { query: { q, status: 'published', limit: 25 } },
      { enabled: q !== '', staleTime },
    ),
  )
  const today = serverTime().slice(0, 10)
  const events = found.data?.items.filter(({ startsOn }) => startsOn && startsOn <= today) ?? []
  return (
    <FoundChoice
      search={{
        label: 'Search events',
        placeholder: 'Event title',
        q,
        onChange: (next) => {
          setQ(next)
          onChoose(undefined)
        },
      }}
      found={found}
      cards={{
        legend: 'Event',
        name: 'eventId',
        options: events.map(({ id, title, startsOn = '', city }) => ({
          value: id,
          label: title,
          hint: [utcDay(startsOn), city].filter(Boolean).join(' · '),
        })),
      }}
      chosen={chosen}
      words={{
        nothing: 'No published event that has started matches.',
        failure: 'The events did not load',
      }}
      error={error}
      onChoose={onChoose}
    />
  )
}
