import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getBusinessOverview: () => ({}),
} satisfies NounFixture<'businessOverview'>
