import type { CmsPage } from './cms-page.ts'

/** The pages that every platform begins with, each loaded when it is read. */
export const startingPages: ReadonlyMap<string, () => Promise<CmsPage>> = new Map([
  ['terms-of-service', async () => (await import('./terms-of-service/terms-of-service.ts')).termsOfService],
  ['refund-policy', async () => (await import('./refund-policy/refund-policy.ts')).refundPolicy],
])
