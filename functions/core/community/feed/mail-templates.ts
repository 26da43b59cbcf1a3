import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'feed-comment': {
    name: 'New comment',
    sentWhen: 'Someone comments on a member’s post, at most once an hour for each post.',
    subject: 'New comment on your post',
    heading: 'Your post has a new comment.',
    paragraphs: [
      'Hi {{firstName}}, a member commented on your post “{{postTitle}}”.',
      'We send at most one email an hour about the comments on a post.',
    ],
    action: { label: 'Read the comment', url: '{{siteUrl}}/community/{{postId}}' },
  },
} as const satisfies Record<string, MailTemplate>
