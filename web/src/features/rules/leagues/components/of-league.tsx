import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { League } from '#shared/rules/leagues/league.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { leaguesQuery } from '../api/league-queries.ts'

type OfLeagueProps = {
  leagueId: League['id'] | undefined
  onChange: (leagueId: League['id']) => void
  children: (league: League) => ReactNode
}

/** Shows content of one league, which is chosen above it. It starts with the first one. */
export function OfLeague({ leagueId, onChange, children }: OfLeagueProps) {
  const { data, error, isFetching, refetch } = useQuery(leaguesQuery)
  if (!data && error)
    return (
      <QueryFailure
        title="The leagues did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton lines={4} className="h-12" />
  const league = data.items.find(({ id }) => id === leagueId) ?? data.items[0]
  if (!league) return <EmptyState title="No leagues yet">Create a league first.</EmptyState>
  return (
    <>
      <Field label="League" className="mb-5 sm:max-w-80">
        <Select value={league.id} onChange={({ target }) => onChange(target.value as League['id'])}>
          {data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {children(league)}
    </>
  )
}
