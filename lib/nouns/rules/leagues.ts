import type { NounInfra } from '#lib/noun-infra.ts'

export const leagues = {
  routes: {
    listLeagues: { table: ['query'] },
    listMyLeagueNumbers: { table: ['get', 'query'] },
    setLeagueNumber: { table: ['get', 'put', 'update'] },
    removeLeagueNumber: { table: ['get', 'put', 'delete'] },
    createLeague: { table: ['get', 'put'] },
    updateLeague: { table: ['get', 'put'] },
    listLeagueNumbers: { table: ['get', 'query'] },
    checkLeagueNumber: { table: ['get', 'put'] },
  },
} satisfies NounInfra<'leagues'>
