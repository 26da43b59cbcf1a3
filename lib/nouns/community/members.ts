import type { NounInfra } from '#lib/noun-infra.ts'

export const members = {
  routes: {
    listMembers: { table: ['query'] },
    getMember: { table: ['batchGet'] },
  },
} satisfies NounInfra<'members'>
