import type { routes } from '#shared/search/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  suggestSearch: () => ({ query: { q: 'member' } }),
} satisfies NounFixture<typeof routes>
