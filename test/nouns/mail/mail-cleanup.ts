import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putMail } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const longAgo = () => new Date(Date.now() - 40 * 86_400_000).toISOString()

export const fixture = {
  planMailCleanup: () => ({}),
  runMailCleanup: async (caller) => {
    const id = caller ? (await putMail({ createdAt: longAgo() })).id : unknownId('mail')
    return { body: { findings: [{ kind: 'old_failures', id }] } }
  },
} satisfies NounFixture<'mailCleanup'>
