import type { routes } from '#shared/memberships/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const memberships = {
  routes: {
    listMembershipRules: { table: ['get', 'query'] },
    updateMembershipRules: {
      table: ['get', 'put'],
    },
  },
} satisfies NounInfra<typeof routes>
