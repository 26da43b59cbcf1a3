import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRemoveNumber } from '../api/league-commands.ts'
import { myNumbersQuery } from '../api/league-number-queries.ts'
import { leaguesQuery } from '../api/league-queries.ts'
import { NumberDialog } from './number-dialog.tsx'

type Asked = { step: 'edit' | 'remove'; league: League; said: LeagueNumber | undefined }

/** The numbers that a member has in leagues: some seasons give points only to members with one. */
export function LeagueNumbersPanel() {
  const leagues = useQuery(leaguesQuery)
  const numbers = useQuery(myNumbersQuery)
  const remove = useRemoveNumber()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const failed = [leagues, numbers].find(({ data, error }) => !data && error)
  const withNumbers = leagues.data?.items.filter(({ memberNumbers }) => memberNumbers)
  return (
    <Panel title="League numbers">
      <p className="mb-4 max-w-prose text-dim">
        Some leagues only give points to members with a valid number on event day.
      </p>
      {failed && (
        <QueryFailure
          title="Your numbers did not load"
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && !(withNumbers && numbers.data) && <Skeleton lines={3} className="h-11" />}
      {withNumbers && numbers.data && (
        <>
          {withNumbers.length === 0 && <p>No league here has member numbers.</p>}
          <ul className="grid gap-3">
            {withNumbers.map((league) => (
              <NumberRow
                key={league.id}
                league={league}
                said={numbers.data.items.find(({ leagueId }) => leagueId === league.id)}
                ask={setAsked}
              />
            ))}
          </ul>
        </>
      )}
      {asked?.step === 'edit' && <NumberDialog league={asked.league} said={asked.said} onClose={close} />}
      {asked?.step === 'remove' && asked.said && (
        <ConfirmCommand
          title={`Remove your number in ${asked.league.name}?`}
          description="Seasons that require a number give you no points without one."
          confirmLabel="Remove"
          danger
          command={remove}
          input={{ params: { leagueId: asked.league.id } }}
          done="Number removed"
          onClose={close}
        />
      )}
    </Panel>
  )
}

type NumberRowProps = Omit<Asked, 'step'> & { ask: (asked: Asked) => void }

function NumberRow({ league, said, ask }: NumberRowProps) {
  const of = <span className="sr-only"> your number in {league.name}</span>
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{league.name}</p>
        <p className="text-sm text-dim">
          {said ? (
            <>
              {said.number}
              {said.validUntilOn && `, valid until ${utcDay(said.validUntilOn)}`}{' '}
              <Badge tone={said.checkedBy ? 'success' : 'neutral'}>
                {said.checkedBy ? 'Checked' : 'Not checked yet'}
              </Badge>
            </>
          ) : (
            'No number'
          )}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => ask({ step: 'edit', league, said })}>
          {said ? 'Edit' : 'Add'}
          {of}
        </Button>
        {said && (
          <Button size="sm" variant="ghost" onClick={() => ask({ step: 'remove', league, said })}>
            Remove{of}
          </Button>
        )}
      </p>
    </li>
  )
}
