import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/platform/users/user.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { FoundChoice } from '#web/features/platform/lists/found-choice.tsx'
import { query } from '#web/lib/query.ts'

type MemberChoiceProps = {
  chosen: User['id'] | undefined
  onChoose: (userId: User['id'] | undefined) => void
}

/** One member of those who are found by name or email. */
export function MemberChoice({ chosen, onChoose }: MemberChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(
    query(
      'users',
      listUsers,
      { query: { q, status: 'active', sort: 'name', direction: 'asc', limit: 10 } },
      { enabled: q !== '', staleTime: 5000 },
    ),
  )
  const members = found.data?.items ?? []
  return (
    <FoundChoice
      search={{
        label: 'Search members',
        placeholder: 'Name or email of the member',
        q,
        onChange: (next) => {
          setQ(next)
          onChoose(undefined)
        },
      }}
      found={found}
      cards={{
        legend: 'Member',
        name: 'userId',
        options: members.map(({ id, name, email }) => ({ value: id, label: name, hint: email })),
      }}
      chosen={chosen}
      words={{ nothing: 'No active member matches.', failure: 'The members did not load' }}
      onChoose={onChoose}
    />
  )
}
