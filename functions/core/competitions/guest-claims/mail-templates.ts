import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

/** The name of an event is free text, so it does not go into a subject. */
export const mailTemplates = {
  'guest-results': {
    name: 'Guest’s results verified',
    sentWhen: 'The first class of a guest with an email address is verified.',
    subject: 'Your results are official',
    heading: 'Your results are official.',
    paragraphs: [
      'You competed as a guest at “{{eventTitle}}”. With this link you can add your results to your account. Points follow if the season’s rules allow it.',
      'No account yet? Sign up first. If you were not there, ignore this email.',
    ],
    action: { label: 'Claim your results', url: '{{claimUrl}}' },
  },
} as const satisfies Record<string, MailTemplate>
