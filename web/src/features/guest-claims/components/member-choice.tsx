import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/users/user.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { FilterSearch } from '#web/features/lists/filter-search.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { foundMembersQuery } from '../api/guest-queries.ts'

type MemberChoiceProps = {
  chosen: User['id'] | undefined
  onChoose: (userId: User['id'] | undefined) => void
}

/** One member of those who are found by name or email. */
export function MemberChoice({ chosen, onChoose }: MemberChoiceProps) {
  const [q, setQ] = useState('')
  const found = useQuery(foundMembersQuery(q))
  const members = found.data?.items ?? []
  return (
    <div className="grid gap-3">
      <FilterSearch
        label="Search members"
        placeholder="Name or email of the member"
        q={q}
        onChange={(next) => {
          setQ(next)
          onChoose(undefined)
        }}
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
      {members.length > 0 && (
        <RadioCards
          legend="Member"
          name="userId"
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value as User['id'])}
          options={members.map(({ id, name, email }) => ({ value: id, label: name, hint: email }))}
        />
      )}
      <p role="status" className="text-sm text-dim empty:sr-only">
        {q && found.data && members.length === 0 && 'No active member matches.'}
      </p>
    </div>
  )
}
