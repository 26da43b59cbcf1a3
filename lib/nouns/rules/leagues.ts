import type { NounInfra } from '#lib/noun-infra.ts'

export const leagues = {
  routes: {
    listLeagues: { table: ['query', 'batchGet'] },
    listOrganizationLeagues: { table: ['get', 'query'] },
    listMyLeagueNumbers: { table: ['get', 'query'] },
    setLeagueNumber: { table: ['get', 'put', 'update'] },
    removeLeagueNumber: { table: ['get', 'put', 'delete'] },
    createLeague: { table: ['get', 'put', 'check'] },
    updateLeague: { table: ['get', 'put', 'check'] },
    updateLeagueOfOrganization: { table: ['get', 'put', 'update', 'check'] },
    listLeagueNumbers: { table: ['get', 'query'] },
    checkLeagueNumber: { table: ['get', 'put'] },
    listNumbersOfOrganization: { table: ['get', 'query'] },
    checkNumberOfOrganization: { table: ['get', 'put', 'check'] },
  },
} satisfies NounInfra<'leagues'>
