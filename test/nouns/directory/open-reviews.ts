import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  markReviewOpen: () => ({
    body: { subject: { kind: 'listing', id: unknownId('lst') }, deviceId: 'laptop-one' },
  }),
} satisfies NounFixture<'openReviews'>
