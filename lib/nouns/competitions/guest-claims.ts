import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query', 'batchGet'] as const
const joins = [...reads, 'put', 'update', 'delete', 'check'] as const

export const guestClaims = {
  routes: {
    lookUpGuestClaim: { table: [...reads, 'update'] },
    claimGuest: { table: joins },
    listGuestResults: { table: reads },
    planGuestMerge: { table: reads },
    mergeGuest: { table: joins },
  },
  consumers: {
    inviteGuests: {
      entry: 'events/competitions/class-verified/invite-guests.ts',
      on: { fact: 'class.verified' },
      table: ['get', 'put'],
      env: ['SITE_URL'],
      timeoutSeconds: 60,
    },
  },
} satisfies NounInfra<'guestClaims'>
