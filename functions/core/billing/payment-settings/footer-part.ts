import type { FooterPart } from '#core/content/footer/footer-part-type.ts'
import { storedPaymentSettings } from './payment-settings.ts'
import { readPaymentSettings } from './read-payment-settings.ts'

/** The logos of what members can pay with. */
export const footerPart: FooterPart = {
  of: storedPaymentSettings,
  read: async () => {
    const { stripeActive, paypalActive } = await readPaymentSettings({ fresh: true })
    return {
      cards: [
        ...(stripeActive ? (['visa', 'mastercard', 'amex', 'discover'] as const) : []),
        ...(paypalActive ? (['paypal'] as const) : []),
      ],
    }
  },
}
