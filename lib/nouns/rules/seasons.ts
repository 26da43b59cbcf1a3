import type { NounInfra } from '#lib/noun-infra.ts'

export const seasons = {
  routes: {
    listSeasons: { table: ['query'] },
    getSeason: { table: ['get'] },
    listAllSeasons: { table: ['get', 'query'] },
    createSeason: { table: ['get', 'put', 'check'] },
    copySeason: { table: ['get', 'put'] },
    updateSeason: { table: ['get', 'put', 'check'] },
    openSeason: { table: ['get', 'put'] },
    closeSeason: { table: ['get', 'put'] },
    reopenSeason: { table: ['get', 'put'] },
  },
} satisfies NounInfra<'seasons'>
