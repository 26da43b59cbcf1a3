import type { LeagueTab } from '#web/features/rules/leagues/components/league-tab.ts'

export const leagueTab: LeagueTab = {
  id: 'points',
  label: 'Points',
  load: async () => ({ default: (await import('./components/points-tab.tsx')).PointsTab }),
}
