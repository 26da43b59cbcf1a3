import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  createLeague,
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
  },
} as const satisfies NounRoutes
