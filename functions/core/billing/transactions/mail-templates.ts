import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const billing = { label: 'Open your billing', url: '{{siteUrl}}/billing' } as const

export const mailTemplates = {
  'payment-receipt': {
    name: 'Payment receipt',
    sentWhen: 'A payment succeeds.',
    subject: 'Your receipt for {{amount}}',
    heading: 'Thank you. We received {{amount}}.',
    paragraphs: [
      'Hi {{firstName}}, on {{paidOn}} you paid {{amount}} for {{description}}.',
      'You can see and download invoice {{invoiceNumber}} on your billing page.',
    ],
    action: { label: 'See your invoices', url: '{{siteUrl}}/billing?tab=invoices' },
  },
  'single-payment-receipt': {
    name: 'Receipt of a single payment',
    sentWhen: 'A payment outside a membership succeeds, such as an event fee.',
    subject: 'Your receipt for {{amount}}',
    heading: 'Thank you. We received {{amount}}.',
    paragraphs: [
      'Hi {{firstName}}, on {{paidOn}} you paid {{amount}} for {{description}}.',
      'This is your receipt, number {{receipt}}. You’ll also find the payment on your billing page.',
    ],
    action: { label: 'See your payments', url: '{{siteUrl}}/billing?tab=transactions' },
  },
  'payment-failed': {
    name: 'Payment failed',
    sentWhen: 'A payment fails and will be retried.',
    subject: 'Your payment of {{amount}} failed',
    heading: 'A payment did not go through.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect {{amount}} for {{description}}.',
      '{{reason}}',
      'You keep your membership while we try again over the next two weeks. You can also pay now, with the same card or another one.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-failed-while-paused': {
    name: 'Payment failed while paused',
    sentWhen: 'A payment fails while the membership is paused.',
    subject: 'Your payment of {{amount}} failed',
    heading: 'A payment did not go through.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect {{amount}} for {{description}}.',
      '{{reason}}',
      'Your membership stays paused until you pay. Pay now, with the same card or another one.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-failed-at-paypal': {
    name: 'Payment failed (PayPal)',
    sentWhen: 'PayPal could not collect a payment and will try again.',
    subject: 'Your payment of {{amount}} failed',
    heading: 'A payment did not go through.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect {{amount}} for {{description}}.',
      '{{reason}}',
      'You keep your membership while PayPal tries again. You do not need to pay anything here.',
    ],
    action: billing,
  },
  'payment-final-notice': {
    name: 'Final payment notice',
    sentWhen: 'A payment is about to be retried for the last time.',
    subject: 'Your membership ends soon unless you pay',
    heading: 'We will try one last time.',
    paragraphs: [
      'Hi {{firstName}}, {{amount}} for {{description}} is still unpaid. We will try to collect it one last time soon.',
      'If that fails too, your membership ends and you continue as a Competitor, free of charge. Pay now to keep it.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-refunded': {
    name: 'Payment refunded',
    sentWhen: 'An administrator refunds a payment.',
    subject: 'We refunded {{amount}}',
    heading: '{{amount}} is on its way back to you.',
    paragraphs: [
      'Hi {{firstName}}, we refunded {{amount}} of your payment for {{description}}. Your bank can take up to ten days to show it.',
    ],
    action: { label: 'See your transactions', url: '{{siteUrl}}/billing?tab=transactions' },
  },
} as const satisfies Record<string, MailTemplate>
