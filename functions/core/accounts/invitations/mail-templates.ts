import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  invitation: {
    name: 'Invitation',
    sentWhen: 'An administrator invites someone, or sends an invitation again.',
    subject: '{{inviter}} invites you to Boxrise',
    heading: 'There is a lane for you.',
    paragraphs: [
      '{{inviter}} invites you to join as {{membership}}.',
      '{{message}}',
      'The link works only for this email address, for {{days}} days. If you do not know what this is about, ignore this email.',
    ],
    action: { label: 'Accept the invitation', url: '{{registerUrl}}' },
  },
} as const satisfies Record<string, MailTemplate>
