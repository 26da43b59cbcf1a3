import type { routes } from '#shared/faqs/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { listFaqs: () => ({}) } satisfies NounFixture<typeof routes>
