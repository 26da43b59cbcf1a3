import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getOpenapiDocument: () => ({}) } satisfies NounFixture<'openapi'>
