import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminEvent } from '#shared/events/events/admin-contract.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { query } from '#web/lib/query.ts'

type OrganizerChoiceProps = {
  current: AdminEvent['ownerId']
  chosen: AdminEvent['ownerId']
  error: string | undefined
  onChoose: (userId: AdminEvent['ownerId']) => void
}

/** One member of those who are found by name or email. */
export function OrganizerChoice({ current, chosen, error, onChoose }: OrganizerChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(
    query(
      'users',
      listUsers,
      { query: { q, status: 'active', sort: 'name', direction: 'asc', limit: 10 } },
      { enabled: q !== '', staleTime: 5000 },
    ),
  )
  const others = found.data?.items.filter(({ id }) => id !== current) ?? []
  return (
    <FoundChoice
      search={{
        label: 'Search members',
        placeholder: 'Name or email of the new organizer',
        q,
        onChange: setQ,
      }}
      found={found}
      cards={{
        legend: 'New organizer',
        name: 'userId',
        options: others.map(({ id, name, email, companyName }) => ({
          value: id,
          label: companyName || name,
          hint: [companyName && name, email].filter(Boolean).join(' · '),
        })),
      }}
      chosen={chosen}
      words={{ nothing: 'No active member matches.', failure: 'The members did not load' }}
      error={error}
      onChoose={onChoose}
    />
  )
}
