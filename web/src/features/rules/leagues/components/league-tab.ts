import type { ComponentType } from 'react'
import type { League } from '#shared/rules/leagues/league.ts'

/** A tab of the management of a league, which its noun brings. */
export type LeagueTab = {
  id: string
  label: string
  load: () => Promise<{ default: ComponentType<{ league: League }> }>
}
