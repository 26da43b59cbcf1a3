import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'organization-invitation': {
    name: 'Organization invitation',
    sentWhen: 'An organization invites someone by email.',
    subject: 'You have been invited to an organization',
    heading: 'An organization needs you.',
    paragraphs: [
      'Hi {{firstName}}, “{{organizationName}}” has invited you to join as {{role}}.',
      'The invitation is open for 14 days, for this email address: log in with it to answer, or sign up.',
    ],
    action: { label: 'See the invitation', url: '{{siteUrl}}/organizations/{{organizationId}}/manage' },
  },
  'organization-decided': {
    name: 'Organization decided',
    sentWhen: 'An administrator approves, rejects, changes, suspends, or archives an organization.',
    subject: '{{title}}',
    heading: '{{organizationName}}',
    paragraphs: ['Hi {{firstName}}, {{message}}'],
    action: { label: 'Open your organization', url: '{{siteUrl}}/organizations/{{organizationId}}/manage' },
  },
} as const satisfies Record<string, MailTemplate>
