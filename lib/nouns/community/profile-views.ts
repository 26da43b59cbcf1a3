import type { NounInfra } from '#lib/noun-infra.ts'

export const profileViews = {
  routes: {
    countProfileView: { table: ['get', 'update'] },
    // The answer is kept under the key of a repeated request.
    countProfileViewAsMember: { table: ['get', 'update', 'put'] },
    getOwnProfileViews: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'profileViews'>
