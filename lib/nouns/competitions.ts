import type { routes } from '#shared/competitions/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

const reading = ['get', 'query', 'batchGet'] as const

export const competitions = {
  group: 'competitions',
  routes: {
    listClasses: { table: ['get', 'query'] },
    getBoard: { table: ['get', 'update'] },
    getClassWork: { table: reading },
    listMyJudging: { table: reading },
  },
} satisfies NounInfra<typeof routes>
