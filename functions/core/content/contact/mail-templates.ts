import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'contact-message': {
    name: 'Contact message',
    sentWhen: 'A visitor sends the contact form. It goes to the address in the contact settings.',
    subject: '[Contact] {{topic}}: {{subject}}',
    heading: '{{subject}}',
    paragraphs: [
      '{{name}} ({{email}}) wrote about “{{topic}}”:',
      '{{message}}',
      'Reply to this email to answer {{name}}.',
    ],
  },
} as const satisfies Record<string, MailTemplate>
