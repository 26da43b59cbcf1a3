import type { NounInfra } from '#lib/noun-infra.ts'

export const memberBlocks = {
  routes: {
    blockMember: { table: ['get', 'query', 'put', 'check'] },
    unblockMember: { table: ['get', 'put', 'delete'] },
    listBlockedMembers: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'memberBlocks'>
