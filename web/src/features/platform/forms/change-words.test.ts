import { expect, test } from 'vitest'
import { fieldWords, valueWords } from './change-words.ts'

test.each([
  ['customPriceCents', 500, 'Custom price', '$5.00'],
  ['planId', 'pro_competitor_monthly', 'Plan', 'pro competitor monthly'],
  ['planIds', ['retailer_monthly', 'retailer_yearly'], 'Plans', 'retailer monthly, retailer yearly'],
  ['billingPeriod', 'yearly', 'Billing period', 'yearly'],
  ['paypalActive', true, 'PayPal active', 'yes'],
  ['testStripeSecretKey', 'changed', 'Test Stripe secret key', 'changed'],
  ['websiteUrl', '', 'Website URL', 'none'],
  ['isPublicProfile', false, 'Is public profile', 'no'],
  ['companyName', 'Bass_House', 'Company name', 'Bass_House'],
  ['publicFields', ['bio', 'location'], 'Public fields', 'bio, location'],
  ['publicFields', [], 'Public fields', 'none'],
  ['social', [{ network: 'x', url: 'https://x.com/a' }], 'Social', 'x https://x.com/a'],
  ['phone', '', 'Phone', 'none'],
])('the change of %s to %j reads as words', (field, value, name, words) => {
  expect(fieldWords(field)).toBe(name)
  expect(valueWords(field, value)).toBe(words)
})
