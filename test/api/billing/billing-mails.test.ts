import { expect, test } from 'vitest'
import { mailTemplates as billing } from '#core/billing/billing/mail-templates.ts'
import { mailTemplates as paymentMethods } from '#core/billing/payment-methods/mail-templates.ts'
import { mailTemplates as subscriptions } from '#core/billing/subscriptions/mail-templates.ts'
import { mailTemplates as transactions } from '#core/billing/transactions/mail-templates.ts'
import { commit } from '#core/platform/db/commit.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const billingTemplates = { ...billing, ...paymentMethods, ...subscriptions, ...transactions }

type BillingTemplate = keyof typeof billingTemplates
const names = Object.keys(billingTemplates) as BillingTemplate[]

/** Everything that a billing mail may name. */
const data = {
  firstName: 'Ann & <Bo>',
  amount: '$9.99',
  description: 'Pro Competitor membership',
  invoiceNumber: 'CA-2027-000001',
  paidOn: 'Mar 5, 2027',
  receipt: '7Q2M9K4B',
  reason: 'The card was declined.',
  transactionId: 'txn_01M6H0MKQRVXWKHP9N8TKGN0FF',
  planName: 'Pro Competitor',
  newPlanName: 'Retailer',
  price: '$9.99',
  periodEnd: 'Apr 5, 2027',
  resumeOn: 'Mar 20, 2027',
  resumesWhen: 'It goes on when you resume it.',
  whatHappens: 'renews',
  details: 'You need not do anything.',
  brand: 'visa',
  last4: '4242',
  expiry: 'March 2027',
  title: 'A payment was disputed',
  message: 'Look at it in time.',
  path: '/admin/billing?tab=transactions',
}

const leadsTo: Record<BillingTemplate, string> = {
  'payment-receipt': '/billing?tab=invoices',
  'single-payment-receipt': '/billing?tab=transactions',
  'payment-failed': `/billing?retry=${data.transactionId}`,
  'payment-failed-while-paused': `/billing?retry=${data.transactionId}`,
  'payment-failed-at-paypal': '/billing',
  'renewal-reminder': '/billing',
  'payment-final-notice': `/billing?retry=${data.transactionId}`,
  'payment-refunded': '/billing?tab=transactions',
  'card-expiring': '/billing?tab=payment-methods',
  'plan-agreed': '/billing',
  'plan-changed-until': '/billing',
  'plan-changed': '/billing',
  'plan-change-scheduled': '/billing',
  'subscription-ending': '/billing',
  'subscription-ending-at-paypal': '/billing',
  'subscription-ended': '/pricing',
  'subscription-paused': '/billing',
  'subscription-paused-until': '/billing',
  'subscription-paused-at-paypal': '/billing',
  'subscription-resumed': '/billing',
  'subscription-unpaid': '/billing',
  'subscription-unpaid-at-paypal': '/billing',
  'billing-alert': '/admin/billing?tab=transactions',
}

test('every billing mail arrives as HTML and as text, says everything, and leads to its place', async () => {
  const now = await control.now()
  const addressOf = (name: string) => `${name}-${Date.parse(now).toString(36)}@mails.test`
  for (const templateId of names)
    await commit(...queueMail({ toEmail: addressOf(templateId), templateId, data, priority: 'normal' }, now))
  await control.settle()
  for (const name of names) {
    const [mail, ...more] = await control.inbox(addressOf(name))
    expect(more, name).toEqual([])
    if (!mail) throw new Error(`${name} did not arrive`)
    const { subject, html, text } = mail
    for (const part of [subject, html, text]) expect(part, name).not.toMatch(/\{\{|\}\}|undefined/)
    expect(text, name).toContain('Ann & <Bo>')
    expect(html, name).toContain('Ann &amp; &lt;Bo&gt;')
    const link = `${url}${leadsTo[name]}`
    expect(text.split(/\s/), name).toContain(link)
    expect(html, name).toContain(`href="${link}"`)
    for (const [, target = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(target.startsWith(url), `${name} leads to ${target}`).toBe(true)
  }
})
