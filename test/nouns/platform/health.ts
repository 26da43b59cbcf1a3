import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getHealth: () => ({}) } satisfies NounFixture<'health'>
