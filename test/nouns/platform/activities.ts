import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listMyActivities: () => ({}),
  logActivity: () => ({ body: { type: 'search', query: 'box', resultCount: 3 } }),
  listActivities: () => ({ query: { type: 'profile_update' } }),
} satisfies NounFixture<'activities'>
