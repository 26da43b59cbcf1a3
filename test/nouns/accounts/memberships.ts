import { memberships } from '#core/platform/roles/memberships.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listMembershipRules: () => ({}),
  updateMembershipRules: async (caller) => {
    // Rules that no one ever changed are at version 0.
    const version = caller ? ((await memberships.get({ type: 'competitor' }))?.version ?? 0) : 1
    return {
      params: { type: 'competitor' },
      body: { registrationOpen: true, uploadsPerDay: 100, extraPermissions: [], version },
    }
  },
} satisfies NounFixture<'memberships'>
