import { alertAdministrators } from '#core/billing/billing/alert-administrators.ts'
import type { Write } from '#core/platform/db/write.ts'
import { accountPlace } from '#shared/billing/billing/admin-places.ts'

export function alertOfUnknownPlace(
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  now: string,
  once: Write,
): Promise<void> {
  const message = `The payment provider does not know where this member lives, so an invoice has no tax or is still a draft. We have asked the member for a billing address. Subscription ${subscriptionId}.`
  return alertAdministrators(
    { title: 'We cannot calculate the tax on a membership', message, href: accountPlace(userId), once },
    now,
  )
}
