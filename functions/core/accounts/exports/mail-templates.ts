import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'export-ready': {
    name: 'Data export ready',
    sentWhen: 'The copy of a member’s data is ready to download.',
    subject: 'Your data is ready to download',
    heading: 'Your data is ready.',
    paragraphs: [
      'Hi {{firstName}}, a copy of everything we keep about you is ready. Log in to download it within the next {{days}} days.',
      'If you did not request this copy, change your password: someone else may be using your account.',
    ],
    action: { label: 'Download your data', url: '{{siteUrl}}/profile?tab=data' },
  },
} as const satisfies Record<string, MailTemplate>
