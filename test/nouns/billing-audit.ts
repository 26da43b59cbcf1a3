import type { routes } from '#shared/billing-audit/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = { listBillingAudit: () => ({}) } satisfies NounFixture<typeof routes>
