import type { NounInfra } from '#lib/noun-infra.ts'

const noting = { table: ['get', 'put', 'delete', 'check'] } as const

export const standings = {
  routes: {
    listStandingClasses: { table: ['get', 'query', 'batchGet'] },
    getFeaturedBoard: { table: ['get', 'query', 'batchGet'] },
    getSeasonTop: { table: ['get', 'query', 'batchGet'] },
    getStandings: { table: ['get', 'query', 'batchGet'] },
    getMyStanding: { table: ['get', 'batchGet'] },
    getStanding: { table: ['get', 'query', 'batchGet'] },
    getTeamStandings: { table: ['get', 'query', 'batchGet'] },
    listTeamSeasons: { table: ['get', 'query', 'batchGet'] },
    getTeamSeason: { table: ['get', 'query', 'batchGet'] },
    getOwnCompetitor: { table: ['get', 'query', 'batchGet'] },
    getCompetitor: { table: ['query', 'batchGet'] },
    previewSeasonChange: { table: ['get', 'query', 'batchGet'] },
    previewRebuild: { table: ['get', 'query', 'batchGet'] },
    rebuildStandings: { table: ['get', 'query', 'put'] },
  },
  consumers: {
    noteProvisionalClass: {
      entry: 'events/competitions/class-published/note-provisional.ts',
      on: { fact: 'class.published' },
      ...noting,
    },
    noteVerifiedClass: {
      entry: 'events/competitions/class-verified/note-provisional.ts',
      on: { fact: 'class.verified' },
      ...noting,
    },
    noteVoidClass: {
      entry: 'events/competitions/class-voided/note-provisional.ts',
      on: { fact: 'class.voided' },
      ...noting,
    },
    rankClass: {
      entry: 'events/leaderboard/points-written/rank-class.ts',
      on: { fact: 'points.written' },
      table: ['get', 'query', 'put', 'delete', 'batchGet'],
      timeoutSeconds: 300,
    },
    rankTeams: {
      entry: 'events/leaderboard/points-written/rank-teams.ts',
      on: { fact: 'points.written' },
      table: ['get', 'query', 'put', 'delete'],
      timeoutSeconds: 300,
    },
  },
  jobs: {
    close_seasons: {
      schedule: 'cron(30 7 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'standings'>
