import { type StoredWebhookLog, webhookLogs, webhooksOf } from '#core/billing/webhooks/webhook-logs.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { webhookPlace } from '#shared/billing/billing/admin-places.ts'
import { providerWords } from './payment-source.ts'
import type { Source } from './read-source.ts'

/** The webhooks that concerned a member: their types, never their bodies. */
export const webhookSource = ({ id: memberId }: StoredUser): Source<StoredWebhookLog> => ({
  list: ({ upTo = '~', limit, cursor }) =>
    webhookLogs.list({
      index: 'gsi3',
      pk: webhooksOf(memberId),
      between: ['whk_', `whk_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    }),
  draft: ({ id, provider, eventType, status, errorMessage, createdAt }) => ({
    id,
    kind: 'webhooks',
    at: createdAt,
    sentence: `Webhook ${eventType}`,
    ...(status === 'failed' && errorMessage && { detail: errorMessage }),
    by: { role: 'system', name: providerWords[provider] },
    state: { of: 'webhook', status },
    href: webhookPlace(id),
  }),
})
