import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getWaitingWork: () => ({}) } satisfies NounFixture<'waitingWork'>
