import type { routes } from '#shared/openapi/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { getOpenapiDocument: () => ({}) } satisfies NounFixture<typeof routes>
