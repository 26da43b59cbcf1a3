/**
 * The wording of each mail. `{{name}}` is replaced by that value of the mail’s data, escaped in HTML; `{{siteUrl}}`
 * is always there. There is no logic in a template.
 */
export const templates = {
  welcome: {
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete and your membership is active.',
      'Your dashboard is where results, notifications and everything that waits for you come together.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'account-exists': {
    subject: 'You already have an account',
    heading: 'Somebody registered with your address.',
    paragraphs: [
      'Hi {{firstName}}, a registration was just made with this email address, but it already has an account.',
      'If it was you, log in or reset your password. If it was not, nothing has changed and you can ignore this mail.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  verification: {
    subject: 'Verify your email address',
    heading: 'One click and you are registered.',
    paragraphs: [
      'Use the button to verify your email address. The link works for 24 hours.',
      'If you did not register, ignore this mail: without the click nothing happens.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
  },
  'verification-approved': {
    subject: 'Your business is approved',
    heading: 'Your business is approved.',
    paragraphs: [
      'Hi {{firstName}}, we looked at your documents and everything is in order.',
      'Your account is active: every tool of your membership is open from now on.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'verification-refused': {
    subject: 'Your business is not approved yet',
    heading: 'We could not approve your business yet.',
    paragraphs: [
      'Hi {{firstName}}, we looked at your documents. This is why they are not enough yet:',
      '{{reason}}',
      'You can change your documents and send them again at any time.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
  'password-reset': {
    subject: 'Reset your password',
    heading: 'Choose a new password.',
    paragraphs: [
      'Somebody, hopefully you, asked to reset the password of your account. The link works for one hour.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: '{{resetUrl}}' },
  },
} as const satisfies Record<string, MailTemplate>

export type MailTemplate = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
}

export type TemplateId = keyof typeof templates
