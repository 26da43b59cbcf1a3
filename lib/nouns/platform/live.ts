import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/live/routes.ts'

export const live = {
  routes: {
    createLiveTicket: { table: ['get', 'put', 'update'] },
  },
} satisfies NounInfra<typeof routes>
