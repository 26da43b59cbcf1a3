import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  findAnswers: {
    sample: () => ({ body: { requestId: unknownId('tkt') } }),
    // Everything is off until an administrator turns it on.
    idle: [503, 'ai_off'],
  },
} satisfies NounFixture<'aiAnswers'>
