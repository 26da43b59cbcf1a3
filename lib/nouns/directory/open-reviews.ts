import type { NounInfra } from '#lib/noun-infra.ts'

export const openReviews = {
  routes: { markReviewOpen: { table: ['get', 'query', 'batchGet', 'put'] } },
} satisfies NounInfra<'openReviews'>
