import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  getCompetitor,
  getMyStanding,
  getStanding,
  getStandings,
  getTeamStandings,
  listStandingClasses,
  previewRebuild,
  previewSeasonChange,
  rebuildStandings,
} from './contract.ts'

export const routes = {
  leagues: {
    listStandingClasses,
    getStandings,
    getMyStanding,
    getStanding,
    getTeamStandings,
    getCompetitor,
    previewSeasonChange,
    previewRebuild,
    rebuildStandings,
  },
} as const satisfies NounRoutes
