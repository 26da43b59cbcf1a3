import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  findPlaces: () => ({ query: { q: 'dallas' } }),
} satisfies NounFixture<'places'>
