import type { routes } from '#shared/content/footer/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getFooter: () => ({}) } satisfies NounFixture<typeof routes>
