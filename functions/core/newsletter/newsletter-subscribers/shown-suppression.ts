import type { StoredSuppression } from '#core/platform/mails/suppressions.ts'
import type { Suppression } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

export const shownSuppression = ({
  email,
  scope,
  reason,
  note,
  createdAt,
}: StoredSuppression): Suppression => ({ email, scope, reason, createdAt, ...(note && { note }) })
