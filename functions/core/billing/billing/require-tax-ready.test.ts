import { expect, test } from 'vitest'
import { startTestStripe } from '#lib/local/stripe/test-stripe.ts'
import { requireTaxReady } from './require-tax-ready.ts'

test('taxes are not switched on for an account that could not work them out, and what it lacks is named', async () => {
  const { stripe, stop } = await startTestStripe()
  try {
    await expect(requireTaxReady(stripe)).rejects.toThrow('Missing: head office.')
    await stripe.tax.settings.update({ head_office: { address: { country: 'US', state: 'TX' } } })
    expect(await requireTaxReady(stripe)).toBe(0)
    await stripe.tax.registrations.create({
      country: 'US',
      country_options: { us: { state: 'TX', type: 'state_sales_tax' } },
      active_from: 'now',
    })
    expect(await requireTaxReady(stripe)).toBe(1)
  } finally {
    await stop()
  }
})
