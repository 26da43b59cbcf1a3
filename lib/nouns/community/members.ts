import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/community/members/routes.ts'

export const members = {
  routes: {
    listMembers: { table: ['query'] },
    getMember: { table: ['get'] },
  },
} satisfies NounInfra<typeof routes>
