import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

const billing = { label: 'Open your billing', url: '{{siteUrl}}/billing' } as const

export const mailTemplates = {
  'renewal-reminder': {
    name: 'Renewal reminder',
    sentWhen: 'A membership renews or ends in a few days.',
    subject: '{{planName}} {{whatHappens}} on {{periodEnd}}',
    heading: 'Your membership {{whatHappens}} soon.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership {{whatHappens}} on {{periodEnd}}.',
      '{{details}}',
    ],
    action: billing,
  },
  'plan-changed': {
    name: 'Plan changed',
    sentWhen: 'A member’s plan changes and renews automatically.',
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, your plan is now {{planName}}, for {{price}}. The current period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'plan-changed-until': {
    name: 'Plan changed until a date',
    sentWhen: 'A member’s plan changes to one that does not renew.',
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, your plan is now {{planName}}, until {{periodEnd}}. It does not renew automatically.',
    ],
    action: billing,
  },
  'plan-agreed': {
    name: 'Plan at an agreed price',
    sentWhen: 'An administrator sets up a plan at a custom price.',
    subject: 'Your plan is now {{planName}}',
    heading: 'You are now on {{planName}}.',
    paragraphs: [
      'Hi {{firstName}}, we set up {{planName}} for you for {{price}}, until {{periodEnd}}. It does not renew automatically.',
    ],
    action: billing,
  },
  'plan-change-scheduled': {
    name: 'Plan change scheduled',
    sentWhen: 'A member chooses a plan that starts with the next period.',
    subject: 'Your plan changes to {{newPlanName}} on {{periodEnd}}',
    heading: 'Your plan will change.',
    paragraphs: [
      'Hi {{firstName}}, your plan changes from {{planName}} to {{newPlanName}} on {{periodEnd}}. Nothing changes until then.',
      'You can undo this on your billing page until that day.',
    ],
    action: billing,
  },
  'subscription-ending': {
    name: 'Subscription ending',
    sentWhen: 'A member cancels at the end of the period.',
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you canceled your subscription. You keep {{planName}} until {{periodEnd}}. After that, you continue as a Competitor, free of charge.',
      'If you change your mind before then, you can keep your subscription with one click on your billing page.',
    ],
    action: billing,
  },
  'subscription-ending-at-paypal': {
    name: 'Subscription ending (PayPal)',
    sentWhen: 'A member who pays with PayPal cancels at the end of the period.',
    subject: 'Your {{planName}} membership ends on {{periodEnd}}',
    heading: 'Your subscription will end.',
    paragraphs: [
      'Hi {{firstName}}, you canceled your subscription, and PayPal will not charge you again. You keep {{planName}} until {{periodEnd}}. After that, you continue as a Competitor, free of charge.',
      'If you change your mind, you can choose a plan again after that day.',
    ],
    action: billing,
  },
  'subscription-ended': {
    name: 'Subscription ended',
    sentWhen: 'A paid membership has ended.',
    subject: 'Your {{planName}} membership has ended',
    heading: 'Your subscription has ended.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership has ended, and we will not charge you again. You continue as a Competitor, free of charge, and keep your profile.',
      'You’re welcome back anytime.',
    ],
    action: { label: 'See memberships', url: '{{siteUrl}}/pricing' },
  },
  'subscription-paused': {
    name: 'Subscription paused',
    sentWhen: 'A subscription is paused without a resume date.',
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused. We charge nothing while it is paused.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-until': {
    name: 'Subscription paused until a date',
    sentWhen: 'A subscription is paused until a set date.',
    subject: 'Your {{planName}} membership is paused until {{resumeOn}}',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused. We charge nothing while it is paused.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-paused-at-paypal': {
    name: 'Subscription paused (PayPal)',
    sentWhen: 'A subscription that is paid with PayPal is paused.',
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your subscription is paused.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership is paused, and PayPal charges nothing while it is paused. The time you paid for still ends on {{periodEnd}}.',
      '{{resumesWhen}}',
    ],
    action: billing,
  },
  'subscription-resumed': {
    name: 'Subscription resumed',
    sentWhen: 'A paused subscription resumes.',
    subject: 'Your {{planName}} membership has resumed',
    heading: 'Welcome back.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership has resumed. The current period ends on {{periodEnd}}.',
    ],
    action: billing,
  },
  'subscription-unpaid': {
    name: 'Subscription unpaid',
    sentWhen: 'The last attempt to collect a payment fails.',
    subject: 'Your {{planName}} membership is paused until you pay',
    heading: 'Your membership is paused.',
    paragraphs: [
      'Hi {{firstName}}, we could not collect the payment for {{planName}}, so your membership is paused. Pay the open invoice to restore it.',
    ],
    action: billing,
  },
  'subscription-unpaid-at-paypal': {
    name: 'Subscription unpaid (PayPal)',
    sentWhen: 'PayPal stops trying to collect a payment.',
    subject: 'Your {{planName}} membership is paused',
    heading: 'Your membership is paused.',
    paragraphs: [
      'Hi {{firstName}}, PayPal could not collect the payment for {{planName}} and has stopped trying, so your membership is paused. You cannot pay this invoice here.',
      'To restore it, cancel the subscription on your billing page and choose a plan again, with PayPal or a card.',
    ],
    action: billing,
  },
} as const satisfies Record<string, MailTemplate>
