import type { routes } from '#shared/navigation/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { listNavigation: () => ({}) } satisfies NounFixture<typeof routes>
