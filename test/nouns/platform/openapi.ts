import type { routes } from '#shared/platform/openapi/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getOpenapiDocument: () => ({}) } satisfies NounFixture<typeof routes>
