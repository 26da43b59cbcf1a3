import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'password-changed': {
    name: 'Password changed',
    sentWhen: 'A member changes their password.',
    subject: 'Your password was changed',
    heading: 'You have a new password.',
    paragraphs: [
      'Hi {{firstName}}, your password was just changed, and all your other devices were logged out.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
    alsoAfterComplaint: true,
  },
  'password-added': {
    name: 'Password added',
    sentWhen: 'A member who logs in with Google adds a password.',
    subject: 'Your account now has a password',
    heading: 'You can now log in with a password, too.',
    paragraphs: [
      'Hi {{firstName}}, a password was just added to your account, and all your other devices were logged out. You can still log in with Google.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
    alsoAfterComplaint: true,
  },
  'email-change': {
    name: 'Email change code',
    sentWhen: 'A member asks to change their email address. It goes to the new address.',
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    paragraphs: [
      'Someone, hopefully you, wants to use this address to log in. Enter this code to confirm it: {{code}}',
      'The code works for 24 hours. If it was not you, ignore this email: nothing changes without the code.',
    ],
    alsoAfterComplaint: true,
  },
  'email-changed': {
    name: 'Email address changed',
    sentWhen: 'A member’s email address has changed. It goes to the old address.',
    subject: 'Your email address was changed',
    heading: 'You have a new email address.',
    paragraphs: [
      'Hi {{firstName}}, your account now uses {{newEmail}}. You can no longer log in with this address, and we will not email it again.',
      'If this was not you, reply to this email right away: someone else may have taken over your account.',
    ],
    action: { label: 'Go to Boxrise', url: '{{siteUrl}}/' },
    alsoAfterComplaint: true,
  },
  'email-in-use': {
    name: 'Email address in use',
    sentWhen: 'A member asks for an email address that another account has.',
    subject: 'Someone tried to use your email address',
    heading: 'Your email address is still yours.',
    paragraphs: [
      'A member just asked to change their email address to this one, but it already belongs to an account.',
      'If it was you, log in with this address instead. If not, you can ignore this email: nothing has changed.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  'second-factor-on': {
    name: 'Two-factor authentication on',
    sentWhen: 'A member turns on two-factor authentication.',
    subject: 'Two-factor authentication is on',
    heading: 'You now need a code to log in.',
    paragraphs: [
      'Hi {{firstName}}, from now on, we ask for a code from your authenticator app when you log in. Keep your recovery codes where you can find them without your phone.',
      'If this was not you, reset your password and reply to this email. We will turn two-factor authentication off for you.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
    alsoAfterComplaint: true,
  },
  'second-factor-off': {
    name: 'Two-factor authentication off',
    sentWhen: 'Two-factor authentication is turned off for a member.',
    subject: 'Two-factor authentication is off',
    heading: 'You no longer need a code to log in.',
    paragraphs: [
      'Hi {{firstName}}, two-factor authentication is now off, and your recovery codes no longer work.',
      'If this was not you, reset your password now and turn two-factor authentication back on.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
    alsoAfterComplaint: true,
  },
} as const satisfies Record<string, MailTemplate>
