import type { MailTemplate } from './mail-template.ts'

const billing = { label: 'Open your billing', url: '{{siteUrl}}/billing' } as const

/** What members hear about their money and their plan. */
export const billingTemplates = {
  'payment-receipt': {
    subject: 'Your receipt for {{amount}}',
    heading: 'Thank you. We received {{amount}}.',
    paragraphs: [
      'Hi {{firstName}}, on {{paidOn}} you paid {{amount}} for {{description}}.',
      'You can see and download invoice {{invoiceNumber}} on your billing page.',
    ],
    action: { label: 'See your invoices', url: '{{siteUrl}}/billing?tab=invoices' },
  },
  'payment-failed': {
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
    subject: 'Your payment of {{amount}} failed',
    heading: 'A payment did not go through.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect {{amount}} for {{description}}.',
      '{{reason}}',
      'You keep your membership while PayPal tries again. You do not need to pay anything here.',
    ],
    action: billing,
  },
  'renewal-reminder': {
    subject: '{{planName}} {{whatHappens}} on {{periodEnd}}',
    heading: 'Your membership {{whatHappens}} soon.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership {{whatHappens}} on {{periodEnd}}.',
      '{{details}}',
    ],
    action: billing,
  },
  'payment-final-notice': {
    subject: 'Your membership ends soon unless you pay',
    heading: 'We will try one last time.',
    paragraphs: [
      'Hi {{firstName}}, {{amount}} for {{description}} is still unpaid. We will try to collect it one last time soon.',
      'If that fails too, your membership ends and you continue as a Competitor, free of charge. Pay now to keep it.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-refunded': {
    subject: 'We refunded {{amount}}',
    heading: '{{amount}} is on its way back to you.',
    paragraphs: [
      'Hi {{firstName}}, we refunded {{amount}} of your payment for {{description}}. Your bank can take up to ten days to show it.',
    ],
    action: { label: 'See your transactions', url: '{{siteUrl}}/billing?tab=transactions' },
  },
  'card-expiring': {
    subject: 'Your card ending in {{last4}} expires soon',
    heading: 'Your card is about to expire.',
    paragraphs: [
      'Hi {{firstName}}, your {{brand}} ending in {{last4}} expires at the end of {{expiry}}.',
      'Add another card before then to keep your membership without a break.',
    ],
    action: { label: 'Update your payment methods', url: '{{siteUrl}}/billing?tab=payment-methods' },
  },
  'plan-changed': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, your plan is now {{planName}}, for {{price}}. The current period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'plan-changed-until': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, your plan is now {{planName}}, until {{periodEnd}}. It does not renew automatically.',
    ],
    action: billing,
  },
  'plan-agreed': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, we set up {{planName}} for you for {{price}}, until {{periodEnd}}. It does not renew automatically.',
    ],
    action: billing,
  },
  'plan-change-scheduled': {
    subject: 'Your plan changes to {{newPlanName}} on {{periodEnd}}',
    heading: 'Your plan will change.',
    paragraphs: [
      'Hi {{firstName}}, your plan changes from {{planName}} to {{newPlanName}} on {{periodEnd}}. Nothing changes until then.',
      'You can undo this on your billing page until that day.',
    ],
    action: billing,
  },
  'subscription-ending': {
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you canceled your subscription. You keep {{planName}} until {{periodEnd}}. After that, you continue as a Competitor, free of charge.',
      'If you change your mind before then, you can keep your subscription with one click on your billing page.',
    ],
    action: billing,
  },
  'subscription-ending-at-paypal': {
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you canceled your subscription, and PayPal will not charge you again. You keep {{planName}} until {{periodEnd}}. After that, you continue as a Competitor, free of charge.',
      'If you change your mind, you can choose a plan again after that day.',
    ],
    action: billing,
  },
  'subscription-ended': {
    subject: 'Your {{planName}} membership has ended',
    heading: 'Your subscription has ended.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership has ended, and we will not charge you again. You continue as a Competitor, free of charge, and keep your profile.',
      'You are welcome back at any time.',
    ],
    action: { label: 'See memberships', url: '{{siteUrl}}/pricing' },
  },
  'subscription-paused': {
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused. We charge nothing while it is paused.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-until': {
    subject: 'Your {{planName}} membership is paused until {{resumeOn}}',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused. We charge nothing while it is paused.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-at-paypal': {
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused, and PayPal charges nothing while it is paused. The time you paid for still ends on {{periodEnd}}.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-resumed': {
    subject: 'Your {{planName}} membership has resumed',
    heading: 'Welcome back.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership has resumed. The current period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'subscription-unpaid': {
    subject: 'Your {{planName}} membership is paused until you pay',
    heading: 'Your membership is paused.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect the payment for {{planName}}, so your membership is paused. Pay the open invoice to restore it.',
    ],
    action: billing,
  },
  'subscription-unpaid-at-paypal': {
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your membership is paused.',
    paragraphs: [
      'Hi {{firstName}}, PayPal could not collect the payment for {{planName}} and has stopped trying, so your membership is paused. You cannot pay this invoice here.',
      'To restore it, cancel the subscription on your billing page and choose a plan again, with PayPal or a card.',
    ],
    action: billing,
  },
  'billing-alert': {
    subject: '{{title}}',
    heading: '{{title}}',
    paragraphs: ['Hi {{firstName}}, this needs your attention.', '{{message}}'],
    action: { label: 'Open the administration', url: '{{siteUrl}}/admin/dashboard' },
  },
} as const satisfies Record<string, MailTemplate>
