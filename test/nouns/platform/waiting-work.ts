import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getWaitingWork: () => ({}),
  listWaitingQueues: () => ({}),
} satisfies NounFixture<'waitingWork'>
