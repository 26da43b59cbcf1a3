import type { routes } from '#shared/live/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const live = {
  routes: {
    createLiveTicket: { table: ['get', 'put', 'update'] },
  },
} satisfies NounInfra<typeof routes>
