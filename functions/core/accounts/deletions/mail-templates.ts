import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'deletion-requested': {
    name: 'Account deletion requested',
    sentWhen: 'A member asks to delete their account.',
    subject: 'Your account will be deleted on {{date}}',
    heading: 'Your account will be deleted.',
    paragraphs: [
      'Hi {{firstName}}, you asked us to delete your account. On {{date}}, we will permanently delete everything we keep about you, except invoices, which we keep without your name. A paid plan continues until that day, may renew before then, and is not refunded: cancel it first if you do not want that. On {{date}}, we withdraw you from upcoming events, and refund what withdrawing then gives.',
      'You can change your mind until then: log in and choose to keep your account. If you did not ask for this, do that now and change your password.',
    ],
    action: { label: 'Keep my account', url: '{{siteUrl}}/profile?tab=data' },
  },
} as const satisfies Record<string, MailTemplate>
