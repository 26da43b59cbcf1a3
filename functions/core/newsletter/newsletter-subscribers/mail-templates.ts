import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  // Anyone may type any address, so nothing that was typed is in this email.
  'newsletter-confirm': {
    name: 'Confirm the newsletter',
    sentWhen: 'Someone asks for the newsletter with this address. Nothing more comes until they confirm.',
    subject: 'Confirm your subscription',
    heading: 'One more step',
    paragraphs: [
      'Confirm that you want our newsletter. The link works for 7 days.',
      'If you did not ask for it, ignore this email. You will get nothing more.',
    ],
    action: { label: 'Confirm my subscription', url: '{{confirmUrl}}' },
  },
  'newsletter-known': {
    name: 'Already subscribed',
    sentWhen: 'Someone asks for the newsletter with an address that already gets it, at most once a day.',
    subject: 'You are already subscribed',
    heading: 'You are already subscribed',
    paragraphs: [
      'Someone, probably you, asked for our newsletter with this address. You already get it, so there is nothing to do.',
    ],
  },
  'newsletter-welcome': {
    name: 'Newsletter confirmed',
    sentWhen: 'Someone confirms that they want the newsletter.',
    subject: 'You are subscribed',
    heading: 'Welcome to our newsletter',
    paragraphs: ['Thanks for confirming. The next issue comes to this address.'],
    action: { label: 'Find an event', url: '{{siteUrl}}/events' },
  },
} as const satisfies Record<string, MailTemplate>
