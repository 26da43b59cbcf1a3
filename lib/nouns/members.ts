import type { routes } from '#shared/members/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const members = {
  routes: {
    listMembers: { table: ['query'] },
    getMember: { table: ['get'] },
  },
} satisfies NounInfra<typeof routes>
