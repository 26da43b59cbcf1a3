import type { routes } from '#shared/platform/waiting-work/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getWaitingWork: () => ({}) } satisfies NounFixture<typeof routes>
