import { type StoredWebhookLog, webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Event = Pick<StoredWebhookLog, 'provider' | 'eventType' | 'status'> &
  Partial<StoredWebhookLog> & { minutesAgo: number }

const received = '200 {"received":true}'

const failed = (error: Pick<StoredWebhookLog, 'errorClass' | 'errorMessage'>) =>
  ({ status: 'failed', responseBody: received, ...error }) as const

const events: Event[] = [
  { provider: 'stripe', eventType: 'customer.updated', status: 'succeeded', minutesAgo: 8 },
  {
    provider: 'stripe',
    eventType: 'payment_method.attached',
    minutesAgo: 42,
    ...failed({ errorClass: 'network', errorMessage: 'Request timeout after 20000 ms' }),
  },
  { provider: 'paypal', eventType: 'PAYMENT.SALE.COMPLETED', status: 'succeeded', minutesAgo: 75 },
  {
    provider: 'paypal',
    eventType: 'BILLING.SUBSCRIPTION.UPDATED',
    minutesAgo: 130,
    ...failed({ errorClass: 'server', errorMessage: '500 Internal Server Error' }),
    retryCount: 1,
  },
  {
    provider: 'stripe',
    eventType: 'unknown',
    minutesAgo: 260,
    ...failed({ errorClass: 'authentication', errorMessage: 'invalid signature: it has no valid signature' }),
    authentic: false,
    responseBody: '400 {"code":"invalid_signature","detail":"The signature of this webhook is not valid."}',
  },
  {
    provider: 'stripe',
    eventType: 'customer.updated',
    minutesAgo: 410,
    ...failed({ errorClass: 'rate_limit', errorMessage: 'Too many requests' }),
  },
  { provider: 'stripe', eventType: 'customer.updated', status: 'succeeded', minutesAgo: 610, retryCount: 1 },
  { provider: 'paypal', eventType: 'CUSTOMER.DISPUTE.CREATED', status: 'processing', minutesAgo: 720 },
  {
    provider: 'paypal',
    eventType: 'PAYMENT.SALE.PENDING',
    minutesAgo: 3000,
    ...failed({ errorClass: 'validation', errorMessage: 'Validation of the sale: missing field amount' }),
  },
  {
    provider: 'stripe',
    eventType: 'customer.updated',
    minutesAgo: 4400,
    ...failed({ errorClass: 'unknown', errorMessage: 'Unexpected end of the answer' }),
  },
  { provider: 'stripe', eventType: 'payment_method.attached', status: 'pending', minutesAgo: 5000 },
]

const bodyOf = ({ provider, eventType }: Event, eventId: string) =>
  JSON.stringify(
    provider === 'stripe'
      ? {
          id: eventId,
          object: 'event',
          type: eventType,
          data: {
            object: {
              object: 'customer',
              id: 'cus_demo',
              email: '[removed]',
              metadata: { user_id: demoUserId('pro@demo.test') },
            },
          },
        }
      : { id: eventId, event_type: eventType, resource_type: 'none', resource: { id: 'SALE-DEMO' } },
  )

/** The webhooks the demo’s providers sent, in every state and with every class of error. */
export const demoWebhooks = (now: string): StoredWebhookLog[] =>
  events.map(({ minutesAgo, ...event }, index) => {
    const createdAt = addTime(now, { minutes: -minutesAgo })
    const eventId = `${event.provider === 'stripe' ? 'evt_' : 'WH-'}demo${index + 1}`
    const isDone = event.status === 'succeeded' || event.status === 'failed'
    return {
      authentic: true,
      retryCount: 0,
      responseBody: received,
      ...(isDone && { processedAt: addTime(createdAt, { seconds: 2 }) }),
      ...(event.retryCount && { lastRetryAt: addTime(createdAt, { minutes: 5 }) }),
      ...event,
      ...(event.authentic !== false &&
        event.provider === 'stripe' && { memberId: demoUserId('pro@demo.test') }),
      id: deriveId('whk', createdAt, `demo ${index}`) as StoredWebhookLog['id'],
      eventId,
      requestBody:
        event.authentic === false ? '{"id":"evt_forged"}' : bodyOf({ ...event, minutesAgo }, eventId),
      createdAt,
      version: 1,
    }
  })

export const seed = (now: string) => demoWebhooks(now).map((log) => webhookLogs.put(log, { absent: true }))
