import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putPerson } from '#test/support/put-person.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

export const fixture = {
  adjustBilling: async (caller) => ({
    body: {
      userId: caller ? (await putPerson({ bio: 'A bio.' })).id : unknownAccount,
      requestId: crypto.randomUUID(),
      kind: 'credit',
      amountCents: 500,
      description: 'A sample.',
    },
  }),
} satisfies NounFixture<'adjustments'>
