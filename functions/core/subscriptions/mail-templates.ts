import type { MailTemplate } from '#core/mails/mail-template.ts'

const billing = { label: 'Open your billing', url: '{{siteUrl}}/billing' } as const

export const mailTemplates = {
  'renewal-reminder': {
    subject: '{{planName}} {{whatHappens}} on {{periodEnd}}',
    heading: 'Your membership {{whatHappens}} soon.',
    paragraphs: [
      'Hi {{firstName}}, your {{planName}} membership {{whatHappens}} on {{periodEnd}}.',
      '{{details}}',
    ],
    action: billing,
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
} as const satisfies Record<string, MailTemplate>
