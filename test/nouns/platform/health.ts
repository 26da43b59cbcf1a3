import type { routes } from '#shared/platform/health/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getHealth: () => ({}) } satisfies NounFixture<typeof routes>
