import type { MailTemplate } from '#core/platform/mails/mail-template.ts'

export const mailTemplates = {
  'account-exists': {
    name: 'Account already exists',
    sentWhen: 'Someone signs up with an address that already has an account.',
    subject: 'You already have an account',
    heading: 'Someone tried to sign up with your email address.',
    paragraphs: [
      'Hi {{firstName}}, someone just tried to sign up with this email address, but it already has an account.',
      'If it was you, log in or reset your password. If not, you can ignore this email: nothing has changed.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  verification: {
    name: 'Verify email address',
    sentWhen: 'Someone signs up, or asks for the link again.',
    subject: 'Verify your email address',
    heading: 'You are one click away.',
    paragraphs: [
      'Use the button to verify your email address and finish signing up. The link works for 24 hours.',
      'If you did not sign up, ignore this email: nothing happens unless you click.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
    sentByPool: true,
  },
  'verification-first': {
    name: 'Verify before a password reset',
    sentWhen: 'Someone asks to reset the password of an address that is not verified yet.',
    subject: 'Verify your email address to reset your password',
    heading: 'First, verify your email address.',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password, but your email address is not verified yet.',
      'Use the button to verify it, then choose a new password. The link works for 24 hours.',
      'If it was not you, ignore this email: nothing happens unless you click.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
    sentByPool: true,
  },
  'password-reset': {
    name: 'Password reset',
    sentWhen: 'Someone asks to reset their password.',
    subject: 'Reset your password',
    heading: 'Choose a new password.',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password. The link works for one hour.',
      'If it was not you, ignore this email: your password stays the same.',
    ],
    action: { label: 'Choose a new password', url: '{{resetUrl}}' },
    sentByPool: true,
  },
  'password-choice': {
    name: 'Password choice',
    sentWhen: 'Someone signed up more than once before their address was verified.',
    subject: 'Choose your password',
    heading: 'Choose your password.',
    paragraphs: [
      'Someone signed up more than once with your email address before it was verified, so none of the passwords chosen then are valid.',
      'Choose your password now. The link works for one hour. If it expires, use “Forgot your password?” on the login page to get another one.',
    ],
    action: { label: 'Choose your password', url: '{{resetUrl}}' },
    sentByPool: true,
  },
  'login-restored': {
    name: 'Login restored',
    sentWhen: 'A member whose login was lost signs up again.',
    subject: 'Your account is back',
    heading: 'You have a new login.',
    paragraphs: [
      'Hi {{firstName}}, your login was lost, so you signed up again. Your profile and your subscription are as you left them, and all your devices are logged out.',
      'Two-factor authentication is off. If you used it, turn it back on.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
    alsoAfterComplaint: true,
  },
} as const satisfies Record<string, MailTemplate>
