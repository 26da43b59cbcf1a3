import type { ComponentType } from 'react'
import type { League } from '#shared/rules/leagues/league.ts'

/** A tab that another noun brings to the management of a league. */
export type LeagueTab = {
  id: string
  label: string
  load: () => Promise<{ default: ComponentType<{ league: League }> }>
}
