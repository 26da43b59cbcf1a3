import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  // It goes to an address that someone typed, so nothing that was typed is in it.
  'claim-code': {
    name: 'Claim code',
    sentWhen: 'A member verifies an email address at the domain of a business.',
    subject: 'Your code for Boxrise',
    heading: 'Your code is {{code}}',
    paragraphs: [
      'Someone who claims your business on Boxrise gave us this address. The code proves that they can read its email. It works for 15 minutes.',
      'If this was not you, ignore this email and do not share the code.',
    ],
  },
  'claim-decided': {
    name: 'Claim decided',
    sentWhen: 'An administrator approves or rejects a claim, asks about it, or approves another one.',
    subject: '{{title}}',
    heading: '{{name}}',
    paragraphs: ['Hi {{firstName}}, {{message}}'],
    action: { label: 'See your claim', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/directory' },
  },
  'claim-contest': {
    name: 'Someone claims your business',
    sentWhen: 'A member claims a listing or an organization that has an owner.',
    subject: 'Someone claims {{name}}',
    heading: 'Someone claims {{name}}',
    paragraphs: [
      'Hi {{firstName}}, a member says that {{name}} should be theirs. You own it on Boxrise, and have 14 days to object.',
      'If they are right, you don’t need to do anything.',
    ],
    action: { label: 'Read the claim', url: '{{siteUrl}}{{path}}' },
    fallbacks: { path: '/directory' },
  },
} as const satisfies Record<string, MailTemplate>
