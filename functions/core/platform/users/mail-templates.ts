import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  welcome: {
    name: 'Welcome',
    sentWhen: 'A member completes their profile.',
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete and your membership is active.',
      'Your dashboard shows your notifications and everything that needs your attention.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'welcome-unpaid': {
    name: 'Welcome, payment due',
    sentWhen: 'A member who chose a paid membership completes their profile.',
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. You chose {{membership}} when you signed up. That membership starts once you pay for it; until then, you have the free Competitor membership.',
    ],
    action: {
      label: 'Get the {{membership}} membership',
      url: '{{siteUrl}}/billing/subscribe?plan={{plan}}',
    },
  },
  'welcome-pending': {
    name: 'Welcome, review pending',
    sentWhen: 'A business completes its profile and waits for approval.',
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'One more step.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. We review every business before it goes live.',
      'If you have not sent your verification documents yet, please send them now. We will email you when your business is approved.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
  'account-approved': {
    name: 'Account approved',
    sentWhen: 'An administrator approves an account.',
    subject: 'Your account is approved',
    heading: 'Your account is approved.',
    paragraphs: ['Hi {{firstName}}, you can now use everything your membership includes.'],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'account-suspended': {
    name: 'Account suspended',
    sentWhen: 'An administrator suspends an account.',
    subject: 'Your account is suspended',
    heading: 'Your account is suspended.',
    paragraphs: [
      'Hi {{firstName}}, an administrator suspended your account and logged you out on all devices.',
      'Reason: {{reason}}',
      'A paid plan is paused: nothing is charged while your account is suspended. If its last payment failed, the plan has ended.',
      'We have not deleted anything. If you think this is a mistake, reply to this email.',
    ],
  },
  'account-deleted': {
    name: 'Account deleted',
    sentWhen: 'An administrator deletes an account.',
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted.',
    paragraphs: [
      'Hi {{firstName}}, an administrator deleted your account.',
      'Reason: {{reason}}',
      'Any paid plan has ended, and we will not charge you again. We delete everything we keep about you, except invoices, which we keep without your name.',
      'If you think this is a mistake, reply to this email.',
    ],
  },
  'account-reactivated': {
    name: 'Account reactivated',
    sentWhen: 'An administrator ends a suspension.',
    subject: 'Your account is active again',
    heading: 'Welcome back.',
    paragraphs: [
      'Hi {{firstName}}, your account is no longer suspended. Everything is where you left it.',
      'If the suspension paused your plan, it resumes now. If the period you paid for is over, it stays paused, and nothing is charged until you resume it on your billing page.',
      'Log in the same way as before.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  'membership-changed': {
    name: 'Membership changed',
    sentWhen: 'An administrator changes a member’s membership.',
    subject: 'Your membership is now {{membership}}',
    heading: 'Your membership has changed.',
    paragraphs: [
      'Hi {{firstName}}, an administrator changed your membership to {{membership}}.',
      'If you did not expect this, reply to this email.',
    ],
    action: { label: 'Open your profile', url: '{{siteUrl}}/profile' },
  },
  'profile-moderated': {
    name: 'Profile moderated',
    sentWhen: 'An administrator removes something from a member’s profile.',
    subject: 'About your profile',
    heading: 'Your profile has changed.',
    paragraphs: [
      'Hi {{firstName}}, {{what}}',
      'Reason: {{reason}}',
      'If you think this is a mistake, reply to this email.',
    ],
  },
} as const satisfies Record<string, MailTemplate>
