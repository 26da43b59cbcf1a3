import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CheckoutOrder } from '#web/features/billing/subscriptions/components/checkout-order.ts'
import { PaypalCheckout } from './paypal-checkout.tsx'

const order = { promoCode: undefined } as CheckoutOrder

test('where PayPal is not switched on it says so, and offers nothing', () => {
  expect(renderToStaticMarkup(<PaypalCheckout order={order} active={false} />)).toBe(
    '<p class="text-dim">PayPal is not configured</p>',
  )
})

test('a promo code is not lost in silence: PayPal does not know it', () => {
  const shown = renderToStaticMarkup(<PaypalCheckout order={{ ...order, promoCode: 'TUNEUP5' }} active />)
  expect(shown).toContain('remove the code TUNEUP5')
  expect(shown).not.toContain('<button')
})
