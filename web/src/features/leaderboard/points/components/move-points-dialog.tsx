import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StandingClass, StandingRow } from '#shared/leaderboard/standings/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { publishedRulebookQuery } from '#web/features/rules/rulebooks/api/rulebook-queries.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMovePoints } from '../api/season-points.ts'

type MovePointsDialogProps = {
  season: Season
  of: Pick<StandingClass, 'classKey' | 'name'>
  row: StandingRow
  onClose: () => void
}

/**
 * Moves a member's points in a class to another class of the season. It starts with the one that the rulebook
 * names as the successor.
 */
export function MovePointsDialog({ season, of, row, onClose }: MovePointsDialogProps) {
  const { leagueId, rulebook: pin } = season
  const rulebook = useQuery({
    ...publishedRulebookQuery(leagueId, pin?.versionNo ?? 0),
    enabled: pin !== undefined,
  })
  const command = useMovePoints()
  const [chosen, setChosen] = useState<string>()
  const all = rulebook.data?.classes ?? []
  const others = all.filter(({ key }) => key !== of.classKey)
  const follows = all.find(({ key }) => key === of.classKey)?.replacedBy
  const to = chosen ?? others.find(({ key }) => key === follows)?.key ?? ''
  return (
    <ReasonCommand
      title={`Move the points of ${row.name}`}
      description={`All points in ${of.name} go to another class. This can be done once per season.`}
      confirmLabel="Move points"
      done="Points moved. Ranks update in a moment."
      command={command}
      inputOf={(reason) => ({
        params: { leagueId, seasonId: season.id },
        body: { competitorId: row.competitorId, from: of.classKey, to, reason },
      })}
      problem={to ? undefined : 'Choose a class.'}
      onClose={onClose}
    >
      {rulebook.isError ? (
        <QueryFailure
          title="The classes did not load"
          error={rulebook.error}
          retrying={rulebook.isFetching}
          onRetry={() => void rulebook.refetch()}
        />
      ) : pin && !rulebook.data && rulebook.isPending ? (
        <Skeleton lines={1} className="h-12" />
      ) : (
        <Field label="To class" required>
          <Select value={to} onChange={({ target }) => setChosen(target.value)}>
            <option value="">Choose a class</option>
            {others.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ReasonCommand>
  )
}
