import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'staff-invitation': {
    name: 'Invitation to help at an event',
    sentWhen: 'An organizer asks someone to help at an event.',
    subject: 'You are invited to help at an event',
    heading: 'An organizer asks for your help.',
    paragraphs: [
      'Hi {{firstName}}, {{organizer}} asks you to be {{role}} at “{{eventTitle}}”.',
      'You start when you accept. If you decline, nothing changes. The invitation is for this email address: log in with it to answer, or sign up.',
    ],
    action: { label: 'Answer the invitation', url: '{{siteUrl}}/events/{{eventId}}?invited=yes' },
  },
} as const satisfies Record<string, MailTemplate>
