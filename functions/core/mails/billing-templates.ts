import type { MailTemplate } from './mail-template.ts'

const billing = { label: 'Open your billing', url: '{{siteUrl}}/billing' } as const

/** What members hear about their money and their plan. */
export const billingTemplates = {
  'payment-receipt': {
    subject: 'Your receipt for {{amount}}',
    heading: 'Thank you, {{amount}} received.',
    paragraphs: [
      'Hi {{firstName}}, on {{paidOn}} you paid {{amount}} for {{description}}.',
      'Invoice {{invoiceNumber}} is in your billing, where you can also download it.',
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
      'Your membership stays paused until it is paid. Pay now, with the same card or another one.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-failed-at-paypal': {
    subject: 'Your payment of {{amount}} failed',
    heading: 'A payment did not go through.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect {{amount}} for {{description}}.',
      '{{reason}}',
      'You keep your membership while PayPal tries again. There is nothing to pay here.',
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
    subject: 'Your membership ends soon without a payment',
    heading: 'The last try is near.',
    paragraphs: [
      'Hi {{firstName}}, {{amount}} for {{description}} is still open, and we will try to collect it one last time soon.',
      'If that fails too, your membership ends and you go on as a Competitor, free of charge. Pay now to keep it.',
    ],
    action: { label: 'Pay now', url: '{{siteUrl}}/billing?retry={{transactionId}}' },
  },
  'payment-refunded': {
    subject: 'We gave back {{amount}}',
    heading: '{{amount}} is on its way back to you.',
    paragraphs: [
      'Hi {{firstName}}, we gave back {{amount}} of your payment for {{description}}. Banks take up to ten days to show it.',
    ],
    action: { label: 'See your transactions', url: '{{siteUrl}}/billing?tab=transactions' },
  },
  'card-expiring': {
    subject: 'Your card ending in {{last4}} expires soon',
    heading: 'Your card is about to expire.',
    paragraphs: [
      'Hi {{firstName}}, your {{brand}} ending in {{last4}} expires at the end of {{expiry}}.',
      'Add another card before then, so that your membership goes on without a break.',
    ],
    action: { label: 'Change your payment methods', url: '{{siteUrl}}/billing?tab=payment-methods' },
  },
  'plan-changed': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are on {{planName}} now.',
    paragraphs: [
      'Hi {{firstName}}, your plan is {{planName}} from now on, for {{price}}. The present period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'plan-changed-until': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are on {{planName}} now.',
    paragraphs: [
      'Hi {{firstName}}, your plan is {{planName}} from now until {{periodEnd}}. It does not renew by itself.',
    ],
    action: billing,
  },
  'plan-agreed': {
    subject: 'Your plan is now {{planName}}',
    heading: 'You are on {{planName}} now.',
    paragraphs: [
      'Hi {{firstName}}, {{planName}} was set up for you for {{price}}, until {{periodEnd}}. It does not renew by itself.',
    ],
    action: billing,
  },
  'plan-change-scheduled': {
    subject: 'Your plan changes to {{newPlanName}} on {{periodEnd}}',
    heading: 'Your plan will change.',
    paragraphs: [
      'Hi {{firstName}}, on {{periodEnd}} your plan changes from {{planName}} to {{newPlanName}}. Until then everything stays as it is.',
      'You can take this back in your billing until that day.',
    ],
    action: billing,
  },
  'subscription-ending': {
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you cancelled your subscription. You keep {{planName}} until {{periodEnd}} and go on as a Competitor after that, free of charge.',
      'If you change your mind before then, one click in your billing keeps it.',
    ],
    action: billing,
  },
  'subscription-ending-at-paypal': {
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you cancelled your subscription, and PayPal collects nothing any more. You keep {{planName}} until {{periodEnd}} and go on as a Competitor after that, free of charge.',
      'If you change your mind, choose a plan again once it has ended.',
    ],
    action: billing,
  },
  'subscription-ended': {
    subject: 'Your {{planName}} membership has ended',
    heading: 'Your subscription has ended.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership has ended, and nothing will be charged any more. You go on as a Competitor, free of charge; your profile stays.',
      'You are welcome back at any time.',
    ],
    action: { label: 'See the memberships', url: '{{siteUrl}}/pricing' },
  },
  'subscription-paused': {
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription rests.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused and nothing is charged meanwhile.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-until': {
    subject: 'Your {{planName}} membership is paused until {{resumeOn}}',
    heading: 'Your subscription rests.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused and nothing is charged meanwhile.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-at-paypal': {
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription rests.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused and PayPal collects nothing meanwhile. What you paid for lasts until {{periodEnd}}, as before.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-resumed': {
    subject: 'Your {{planName}} membership goes on',
    heading: 'Welcome back.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership goes on. The present period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'subscription-unpaid': {
    subject: 'Your {{planName}} membership rests until it is paid',
    heading: 'Your membership rests.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect the payment for {{planName}}, so your membership rests. Pay the open invoice and everything is back.',
    ],
    action: billing,
  },
  'subscription-unpaid-at-paypal': {
    subject: 'Your {{planName}} membership rests',
    heading: 'Your membership rests.',
    paragraphs: [
      'Hi {{firstName}}, PayPal could not collect the payment for {{planName}} and has stopped trying, so your membership rests. There is nothing to pay here.',
      'To have it back, end the subscription in your billing and choose a plan again, with PayPal or with a card.',
    ],
    action: billing,
  },
  'billing-alert': {
    subject: '{{title}}',
    heading: '{{title}}',
    paragraphs: ['Hi {{firstName}}, this needs somebody to look at it.', '{{message}}'],
    action: { label: 'Open the administration', url: '{{siteUrl}}/admin/dashboard' },
  },
} as const satisfies Record<string, MailTemplate>
