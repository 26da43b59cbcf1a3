import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { EntryPayment } from './entry-payment.tsx'

const registration = {
  id: 'reg_1',
  status: 'held',
  price: [{ label: 'Entry', cents: 3000 }],
  pay: { dueCents: 3000 },
} as unknown as OwnRegistration

function shown(stripe: boolean, paypal: boolean) {
  const client = new QueryClient()
  client.setQueryData(paymentConfigurationQuery.queryKey, {
    stripe: { active: stripe },
    paypal: { active: paypal },
  } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EntryPayment registration={registration} onState={() => undefined} onSettled={() => undefined} />
    </QueryClientProvider>,
  )
}

test('no payment begins before its payer has chosen between two ways', () => {
  const both = shown(true, true)
  expect(both).toContain('Choose how you pay $30.00.')
  expect(both).not.toContain('checked')
  expect(both).not.toMatch(/Loading the card form|Continue to PayPal/)
})

test('where there is one way, it is offered at once', () => {
  expect(shown(true, false)).toContain('Loading the card form')
  expect(shown(false, true)).toContain('Continue to PayPal')
  expect(shown(false, false)).toContain('Loading the card form')
})
