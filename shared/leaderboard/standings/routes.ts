import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  getCompetitor,
  getMyStanding,
  getStanding,
  getStandings,
  getTeamStandings,
  listStandingClasses,
  previewSeasonChange,
  rebuildStandings,
} from './contract.ts'
import { getFeaturedBoard } from './featured-contract.ts'
import { previewRebuild } from './rebuild-contract.ts'

export const routes = {
  leagues: {
    listStandingClasses,
    getFeaturedBoard,
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
