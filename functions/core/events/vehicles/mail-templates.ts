import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'driver-invitation': {
    name: 'Invitation to drive a vehicle',
    sentWhen: 'Someone adds a driver to a vehicle of their garage.',
    subject: 'You are invited to drive a vehicle',
    heading: 'Someone shares a vehicle with you.',
    paragraphs: [
      'Hi {{firstName}}, {{ownerName}} invites you to enter {{vehicleName}} in competitions, under your own name.',
      'It is yours to enter when you accept. The invitation is open for 30 days, for this email address: log in with it to answer, or sign up.',
    ],
    action: { label: 'Answer the invitation', url: '{{siteUrl}}/garage?tab=driving' },
  },
} as const satisfies Record<string, MailTemplate>
