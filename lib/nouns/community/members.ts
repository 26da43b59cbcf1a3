import type { NounInfra } from '#lib/noun-infra.ts'

export const members = {
  routes: {
    listMembers: { table: ['query'] },
    getMember: { table: ['get'] },
  },
} satisfies NounInfra<'members'>
