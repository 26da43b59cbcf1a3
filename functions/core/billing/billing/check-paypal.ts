import { accessTokenOf } from '#core/billing/paypal/access-token.ts'
import { type Paypal, paypalFor, paypalUrl } from '#core/billing/paypal/paypal.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { acceptedBy } from './key-refusals.ts'
import { hearsAll, type Webhook } from './paypal-webhook-id.ts'
import { type Asked, check, type ProviderCheck } from './provider-check.ts'

type Keys = { clientId: string; clientSecret: string }

/** Checks that payments through PayPal work under these keys. Changes nothing. */
export async function checkPaypal(keys: Keys, { mode, settings, webhooks }: Asked): Promise<ProviderCheck[]> {
  const { clientId, clientSecret } = keys
  const application = { clientId, clientSecret }
  const account = await check('PayPal accepts the client ID and secret', async () => {
    await acceptedBy('paypal', () => accessTokenOf({ url: paypalUrl(mode), ...application }, { renew: true }))
    return undefined
  })
  if (!account.ok) return [account]
  const paypal = paypalFor(mode, application)
  return [
    account,
    await check('The webhook exists', async () => {
      const { webhooks: found } = await paypal.get<{ webhooks: Webhook[] }>('/v1/notifications/webhooks')
      const own = found.find(({ url }) => url === `${webhooks}/paypal`)
      if (!own) return 'There is no webhook for this site. Connect PayPal again.'
      return hearsAll(own) ? undefined : 'The webhook does not receive every event. Connect PayPal again.'
    }),
    ...(mode === settings.mode ? [await check('Every plan exists', () => missingPlans(paypal))] : []),
  ]
}

async function missingPlans(paypal: Paypal): Promise<string | undefined> {
  const paid = (await allPlans()).filter(({ priceCents }) => priceCents > 0)
  const missing = await Promise.all(
    paid.map(async ({ id, priceCents, paypal: known }) => {
      if (known?.priceCents !== priceCents) return [id]
      const plan = await paypal
        .get<{ status: string }>(`/v1/billing/plans/${known.planId}`)
        .catch((error: unknown) => {
          if (paypalIssue(error) !== 'RESOURCE_NOT_FOUND') throw error
        })
      return plan?.status === 'ACTIVE' ? [] : [id]
    }),
  )
  const ids = missing.flat()
  return ids.length > 0 ? `Missing or different: ${ids.join(', ')}.` : undefined
}
