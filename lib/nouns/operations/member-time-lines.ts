import type { NounInfra } from '#lib/noun-infra.ts'

export const memberTimeLines = {
  routes: {
    getMemberTimeLine: { table: ['get', 'query', 'batchGet'], timeoutSeconds: 20 },
    addMemberNote: { table: ['get', 'put', 'check'] },
    deleteMemberNote: { table: ['get', 'put', 'delete'] },
  },
} satisfies NounInfra<'memberTimeLines'>
