import type { getRecovery } from '#shared/operations/backups/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { counted } from './backup-words.ts'

export type ShownHold = NonNullable<ResponseOf<typeof getRecovery>['hold']>

/** `214 mails queued, 1 campaign scheduled, 3 webhooks pending.` */
export function heldWords({ mails, campaigns, webhooks, isAtLeast }: ShownHold): string {
  const held = [
    mails > 0 && `${counted(mails, 'email')} queued`,
    campaigns > 0 && `${counted(campaigns, 'campaign')} scheduled`,
    webhooks > 0 && `${counted(webhooks, 'webhook')} pending`,
  ].filter((part) => part !== false)
  if (held.length === 0) return 'Nothing is waiting to go out.'
  return `${isAtLeast ? 'At least ' : ''}${held.join(', ')}.`
}
