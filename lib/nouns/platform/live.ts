import type { NounInfra } from '#lib/noun-infra.ts'

export const live = {
  routes: {
    createLiveTicket: { table: ['get', 'put', 'update'] },
  },
} satisfies NounInfra<'live'>
