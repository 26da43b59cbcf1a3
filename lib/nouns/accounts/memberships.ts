import type { NounInfra } from '#lib/noun-infra.ts'

export const memberships = {
  routes: {
    listMembershipRules: { table: ['get', 'query'] },
    updateMembershipRules: {
      table: ['get', 'put'],
    },
  },
} satisfies NounInfra<'memberships'>
