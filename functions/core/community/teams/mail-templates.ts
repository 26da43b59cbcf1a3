import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'team-invitation': {
    name: 'Team invitation',
    sentWhen: 'A team invites someone by email; members can switch team invitations off.',
    subject: 'You have been invited to a team',
    heading: 'A team wants you.',
    paragraphs: [
      'Hi {{firstName}}, the team “{{teamName}}” has invited you to join.',
      'The invitation is open for 14 days, for this email address: log in with it to answer, or sign up. You can be in one team at a time.',
    ],
    action: { label: 'See the team', url: '{{siteUrl}}/team/{{teamId}}' },
  },
} as const satisfies Record<string, MailTemplate>
