import { plantedPassword } from '#test/support/new-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  requestDeletion: {
    sample: () => ({ body: { confirmation: 'DELETE', password: plantedPassword } }),
    caller: 'new',
    idle: (standing) => (standing?.type === 'admin' ? [409, 'administrator_stays'] : undefined),
  },
  cancelDeletion: () => ({}),
} satisfies NounFixture<'deletions'>
