// What each noun adds to the footer of every page. Written by `npm run registries`.

export { footerPart as paymentSettings } from '#core/billing/payment-settings/footer-part.ts'
