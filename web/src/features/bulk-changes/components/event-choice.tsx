import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Event } from '#shared/events/event.ts'
import { utcDay } from '#shared/time/utc-day.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { FilterSearch } from '#web/features/lists/filter-search.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { foundEventsQuery } from '../api/bulk-queries.ts'

type EventChoiceProps = {
  chosen: Event['id'] | undefined
  error?: string | undefined
  onChoose: (eventId: Event['id'] | undefined) => void
}

/** One of the published events that are found by their title and have begun. */
export function EventChoice({ chosen, error, onChoose }: EventChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(foundEventsQuery(q))
  const today = new Date().toISOString().slice(0, 10)
  const events = found.data?.items.filter(({ startsOn }) => startsOn && startsOn <= today) ?? []
  return (
    <div className="grid gap-3">
      <FilterSearch
        label="Search events"
        placeholder="Event title"
        q={q}
        onChange={(next) => {
          setQ(next)
          onChoose(undefined)
        }}
      />
      {q && found.isPending && <ListSkeleton rows={2} flush />}
      {found.isError && !found.data && (
        <QueryFailure
          title="The events did not load"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {events.length > 0 && (
        <RadioCards
          legend="Event"
          name="eventId"
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value as Event['id'])}
          options={events.map(({ id, title, startsOn = '', city }) => ({
            value: id,
            label: title,
            hint: [utcDay(startsOn), city].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <p role="status" className="text-sm text-dim empty:sr-only">
        {q && found.data && events.length === 0 && 'No published event that has begun matches.'}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
