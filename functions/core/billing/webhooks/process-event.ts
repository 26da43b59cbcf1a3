import type Stripe from 'stripe'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { classifyError } from '#shared/billing/webhooks/classify-error.ts'
import type { ErrorClass, WebhookLog, WebhookProvider } from '#shared/billing/webhooks/webhook-log.ts'
import { AppError } from '#shared/errors.ts'
import { applyPaypalEvent, type PaypalEvent } from './apply-paypal-event.ts'
import { applyStripeEvent } from './apply-stripe-event.ts'
import { beginWork } from './begin-work.ts'
import { webhookLogs } from './webhook-logs.ts'

type Named = { provider: WebhookProvider; eventId: string }

/** Works on a kept event and notes what became of it. `once` is written together with its success. */
export async function processEvent(named: Named, now: string, ...once: Write[]): Promise<void> {
  const begun = await beginWork(named)
  if (!begun) return
  let memberId: string | undefined
  try {
    memberId = await apply(begun, now)
  } catch (error) {
    await noteFailure(named, error, now)
    throw error
  }
  await untilUnchanged(() => noteSuccess(named, memberId, now, once))
}

/** Returns the member whom it concerned. */
async function apply({ provider, requestBody }: WebhookLog, now: string): Promise<string | undefined> {
  const event: unknown = JSON.parse(requestBody)
  return provider === 'stripe'
    ? applyStripeEvent(event as Stripe.Event, now)
    : applyPaypalEvent(event as PaypalEvent, now)
}

async function noteSuccess(
  named: Named,
  memberId: string | undefined,
  now: string,
  once: Write[],
): Promise<void> {
  const log = await webhookLogs.get(named, { consistent: true })
  if (!log) return
  const { errorMessage: _, errorClass: __, ...kept } = log
  await commit(
    ...once,
    webhookLogs.put(
      {
        ...kept,
        ...(memberId && { memberId }),
        status: 'succeeded',
        // A retry of PayPal’s events goes past the endpoint, which would have answered.
        responseBody: kept.responseBody ?? said({ processed: true }),
        processedAt: now,
        version: log.version + 1,
      },
      { version: log.version },
    ),
  )
}

async function noteFailure(named: Named, error: unknown, now: string): Promise<void> {
  const log = await webhookLogs.get(named, { consistent: true })
  if (!log || log.status === 'succeeded') return
  // Here the provider’s own words help, not those for members.
  const cause = error instanceof NoLongerPossible ? error.cause : error
  const errorMessage = cause instanceof Error ? cause.message : String(cause)
  await commit(
    webhookLogs.put(
      {
        ...log,
        status: 'failed',
        responseBody: log.responseBody ?? said({ processed: false, error: errorMessage }),
        errorMessage,
        errorClass: classOf(error, errorMessage),
        processedAt: now,
        version: log.version + 1,
      },
      { version: log.version },
    ),
  )
}

const said = (outcome: { processed: boolean; error?: string }) => JSON.stringify(outcome)

function classOf(error: unknown, message: string): ErrorClass {
  if (error instanceof AppError && error.code === 'payment_provider_unavailable') return 'network'
  if (error instanceof AppError && error.code === 'version_conflict') return 'server'
  return classifyError(message)
}
