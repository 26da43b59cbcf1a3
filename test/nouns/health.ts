import type { routes } from '#shared/health/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getHealth: () => ({}) } satisfies NounFixture<typeof routes>
