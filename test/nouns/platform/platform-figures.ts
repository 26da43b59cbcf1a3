import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getPlatformFigures: () => ({}) } satisfies NounFixture<'platformFigures'>
