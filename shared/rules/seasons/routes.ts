import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  closeSeason,
  copySeason,
  createSeason,
  getSeason,
  listAllSeasons,
  listSeasons,
  openSeason,
  reopenSeason,
  updateSeason,
} from './contract.ts'

export const routes = {
  leagues: {
    listSeasons,
    getSeason,
    listAllSeasons,
    createSeason,
    copySeason,
    updateSeason,
    openSeason,
    closeSeason,
    reopenSeason,
  },
} as const satisfies NounRoutes
