import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  checkLeagueNumber,
  createLeague,
  listLeagueNumbers,
  listLeagues,
  listMyLeagueNumbers,
  removeLeagueNumber,
  setLeagueNumber,
  updateLeague,
} from './contract.ts'

export const routes = {
  leagues: {
    listLeagues,
    listMyLeagueNumbers,
    setLeagueNumber,
    removeLeagueNumber,
    createLeague,
    updateLeague,
    listLeagueNumbers,
    checkLeagueNumber,
  },
} as const satisfies NounRoutes
