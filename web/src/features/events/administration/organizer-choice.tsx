import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminEvent } from '#shared/events/admin-contract.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { FilterSearch } from '#web/features/lists/filter-search.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { organizersQuery } from '../api/organizers-query.ts'

type OrganizerChoiceProps = {
  current: AdminEvent['ownerId']
  chosen: AdminEvent['ownerId']
  error: string | undefined
  onChoose: (userId: AdminEvent['ownerId']) => void
}

/** One member of those who are found by name or email. */
export function OrganizerChoice({ current, chosen, error, onChoose }: OrganizerChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(organizersQuery(q))
  const others = found.data?.items.filter(({ id }) => id !== current) ?? []
  return (
    <div className="grid gap-3">
      <FilterSearch
        label="Search members"
        placeholder="Name or email of the new organizer"
        q={q}
        onChange={setQ}
      />
      {q && found.isPending && <ListSkeleton rows={2} flush />}
      {found.isError && !found.data && (
        <QueryFailure
          title="The members did not load"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {others.length > 0 && (
        <RadioCards
          legend="New organizer"
          name="userId"
          value={chosen}
          onChange={({ target }) => onChoose(target.value as AdminEvent['ownerId'])}
          options={others.map(({ id, name, email, companyName }) => ({
            value: id,
            label: companyName || name,
            hint: [companyName && name, email].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <p role="status" className="text-sm text-dim empty:sr-only">
        {q && found.data && others.length === 0 && 'No active member matches.'}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
