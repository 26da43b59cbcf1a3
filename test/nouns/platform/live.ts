import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { createLiveTicket: () => ({}) } satisfies NounFixture<'live'>
