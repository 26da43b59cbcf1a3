import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/platform/users/user.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { query } from '#web/lib/query.ts'

type MemberChoiceProps = {
  legend: string
  placeholder: string
  /** Who has it now: not offered again. */
  current?: User['id'] | undefined
  chosen: User['id'] | undefined
  error?: string | undefined
  onChoose: (userId: User['id']) => void
}

/** One active member of those who are found by name or email, for administrators. */
export function MemberChoice({ legend, placeholder, current, chosen, error, onChoose }: MemberChoiceProps) {
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
      search={{ label: 'Search members', placeholder, q, onChange: setQ }}
      found={found}
      cards={{
        legend,
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
