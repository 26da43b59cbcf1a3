import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getFooter: () => ({}) } satisfies NounFixture<'footer'>
