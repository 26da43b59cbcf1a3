import { useInfiniteQuery } from '@tanstack/react-query'
import type { League } from '#shared/rules/leagues/league.ts'
import { useCheckNumber } from '../api/league-commands.ts'
import { numbersQuery } from '../api/league-number-queries.ts'
import { NumbersTable } from './numbers-table.tsx'

/** The numbers of a league, for administrators. */
export function NumbersTab({ league }: { league: League }) {
  const pages = useInfiniteQuery(numbersQuery(league.id))
  const check = useCheckNumber()
  return (
    <NumbersTable
      pages={pages}
      check={({ leagueId, userId, version }, checked) =>
        check.mutateAsync({ params: { leagueId, userId }, body: { checked, version } })
      }
    />
  )
}
