import * as z from 'zod/mini'
import { WebhookProvider, WebhookStatus } from '#shared/billing/webhooks/webhook-log.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { providerWords, statusWords } from './webhook-words.ts'

/** The filters of the list in the address. */
export const webhookFilter = {
  q: z.optional(z.string().check(z.maxLength(80))),
  provider: z.optional(WebhookProvider),
  status: z.optional(WebhookStatus),
}
export type WebhookFilter = FilterOf<typeof webhookFilter>

export const webhookFilterParts: FilterPart<keyof WebhookFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search webhooks', placeholder: 'Event type or ID' },
  {
    kind: 'choice',
    name: 'provider',
    label: 'Provider',
    any: 'All providers',
    options: WebhookProvider.options.map((provider) => [provider, providerWords[provider]]),
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: WebhookStatus.options.map((status) => [status, statusWords[status]]),
  },
]
