import type { FooterPart } from '#core/content/footer/footer-part-type.ts'
import { readPaymentSettings } from './read-payment-settings.ts'

/** The logos of what members can pay with. */
export const footerPart: FooterPart = async () => {
  const { stripeActive, paypalActive } = await readPaymentSettings()
  return {
    cards: [
      ...(stripeActive ? (['visa', 'mastercard', 'amex', 'discover'] as const) : []),
      ...(paypalActive ? (['paypal'] as const) : []),
    ],
  }
}
