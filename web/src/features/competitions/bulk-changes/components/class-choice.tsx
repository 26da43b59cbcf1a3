import { useQuery } from '@tanstack/react-query'
import type { League } from '#shared/rules/leagues/league.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { classesOfLeagueQuery } from '../api/bulk-queries.ts'

type ClassChoiceProps = {
  leagueId: League['id']
  label: string
  chosen: string
  error?: string | undefined
  onChoose: (classKey: string) => void
}

/** One of the classes of a league. */
export function ClassChoice({ leagueId, label, chosen, error, onChoose }: ClassChoiceProps) {
  const classes = useQuery(classesOfLeagueQuery(leagueId))
  if (classes.isError && !classes.data)
    return (
      <QueryFailure
        title="The classes did not load"
        error={classes.error}
        retrying={classes.isFetching}
        onRetry={() => void classes.refetch()}
      />
    )
  if (!classes.data) return <Skeleton lines={1} className="h-16" />
  return (
    <Field label={label} error={error}>
      <Select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a class</option>
        {classes.data.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
