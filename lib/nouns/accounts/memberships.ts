import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/accounts/memberships/routes.ts'

export const memberships = {
  routes: {
    listMembershipRules: { table: ['get', 'query'] },
    updateMembershipRules: {
      table: ['get', 'put'],
    },
  },
} satisfies NounInfra<typeof routes>
