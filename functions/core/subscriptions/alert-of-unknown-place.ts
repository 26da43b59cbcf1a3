import { alertAdministrators } from '#core/billing/alert-administrators.ts'
import type { Write } from '#core/db/write.ts'

export function alertOfUnknownPlace(
  { subscriptionId }: { subscriptionId: string },
  now: string,
  once: Write,
): Promise<void> {
  const message = `The payment provider does not know where its member is, so an invoice bears no tax or waits as a draft. The member was asked for a billing address; subscription ${subscriptionId}.`
  return alertAdministrators({ title: 'A membership cannot be taxed', message, once }, now)
}
