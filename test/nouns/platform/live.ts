import type { routes } from '#shared/platform/live/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { createLiveTicket: () => ({}) } satisfies NounFixture<typeof routes>
