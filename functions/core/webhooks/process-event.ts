import type Stripe from 'stripe'
import { commit } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { NoLongerPossible } from '#core/providers/no-longer-possible.ts'
import { AppError } from '#shared/errors.ts'
import { classifyError } from '#shared/webhooks/classify-error.ts'
import type { ErrorClass, WebhookLog, WebhookProvider } from '#shared/webhooks/webhook-log.ts'
import { applyPaypalEvent, type PaypalEvent } from './apply-paypal-event.ts'
import { applyStripeEvent } from './apply-stripe-event.ts'
import { webhookLogs } from './webhook-logs.ts'

type Named = { provider: WebhookProvider; eventId: string }

/** Works on a kept event and notes what became of it. `once` is written together with its success. */
export async function processEvent(named: Named, now: string, ...once: Write[]): Promise<void> {
  const found = await webhookLogs.get(named, { consistent: true })
  if (!found?.authentic || found.status === 'succeeded') return
  try {
    await apply(found, now)
  } catch (error) {
    await noteFailure(named, error, now)
    throw error
  }
  const noted = await webhookLogs.get(named, { consistent: true })
  if (!noted) return
  const { errorMessage: _, errorClass: __, ...kept } = noted
  await commit(
    ...once,
    webhookLogs.put(
      { ...kept, status: 'succeeded', processedAt: now, version: noted.version + 1 },
      { version: noted.version },
    ),
  )
}

async function apply({ provider, requestBody }: WebhookLog, now: string): Promise<void> {
  if (provider === 'stripe') await applyStripeEvent(JSON.parse(requestBody) as Stripe.Event, now)
  else await applyPaypalEvent(JSON.parse(requestBody) as PaypalEvent, now)
}

async function noteFailure(named: Named, error: unknown, now: string): Promise<void> {
  const log = await webhookLogs.get(named, { consistent: true })
  if (!log || log.status === 'succeeded') return
  // Here the provider’s own words help, not those for members.
  const said = error instanceof NoLongerPossible ? error.cause : error
  const errorMessage = said instanceof Error ? said.message : String(said)
  await commit(
    webhookLogs.put(
      {
        ...log,
        status: 'failed',
        errorMessage,
        errorClass: classOf(error, errorMessage),
        processedAt: now,
        version: log.version + 1,
      },
      { version: log.version },
    ),
  )
}

function classOf(error: unknown, message: string): ErrorClass {
  if (error instanceof AppError && error.code === 'payment_provider_unavailable') return 'network'
  if (error instanceof AppError && error.code === 'version_conflict') return 'server'
  return classifyError(message)
}
