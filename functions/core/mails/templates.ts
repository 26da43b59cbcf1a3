import { billingTemplates } from './billing-templates.ts'
import type { MailTemplate } from './mail-template.ts'

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
      'Your dashboard shows your notifications and everything that needs your attention.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'welcome-unpaid': {
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. You chose {{membership}} when you registered. That membership starts once you pay for it; until then, you have the free Competitor membership.',
    ],
    action: {
      label: 'Get the {{membership}} membership',
      url: '{{siteUrl}}/billing/subscribe?plan={{plan}}',
    },
  },
  'welcome-pending': {
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'One more step.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. We review every business before it goes live.',
      'If you have not sent your verification documents yet, please send them now. We will email you when your business is approved.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
  'export-ready': {
    subject: 'Your data is ready to download',
    heading: 'Your data is ready.',
    paragraphs: [
      'Hi {{firstName}}, a copy of everything we keep about you is ready. Log in to download it within the next {{days}} days.',
      'If you did not request this copy, change your password: someone else may be using your account.',
    ],
    action: { label: 'Download your data', url: '{{siteUrl}}/profile?tab=data' },
  },
  'deletion-requested': {
    subject: 'Your account will be deleted on {{date}}',
    heading: 'Your account will be deleted.',
    paragraphs: [
      'Hi {{firstName}}, you asked us to delete your account. On {{date}}, we will permanently delete everything we keep about you, except invoices, which we keep without your name. A paid plan continues until that day, may renew before then, and is not refunded: cancel it first if you do not want that.',
      'You can change your mind until then: log in and choose to keep your account. If you did not ask for this, do that now and change your password.',
    ],
    action: { label: 'Keep my account', url: '{{siteUrl}}/profile?tab=data' },
  },
  'account-exists': {
    subject: 'You already have an account',
    heading: 'Someone tried to register with your email address.',
    paragraphs: [
      'Hi {{firstName}}, someone just tried to register with this email address, but it already has an account.',
      'If it was you, log in or reset your password. If not, you can ignore this email: nothing has changed.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  verification: {
    subject: 'Verify your email address',
    heading: 'You are one click away.',
    paragraphs: [
      'Use the button to verify your email address and finish registering. The link works for 24 hours.',
      'If you did not register, ignore this email: nothing happens unless you click.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
  },
  'verification-first': {
    subject: 'Verify your email address to reset your password',
    heading: 'First, verify your email address.',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password, but your email address is not verified yet.',
      'Use the button to verify it, then choose a new password. The link works for 24 hours.',
      'If it was not you, ignore this email: nothing happens unless you click.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
  },
  'verification-approved': {
    subject: 'Your business is approved',
    heading: 'Your business is approved.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your business, and everything is in order.',
      'Your account is active, and you can make your profile public under your business name.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'account-approved': {
    subject: 'Your account is approved',
    heading: 'Your account is approved.',
    paragraphs: ['Hi {{firstName}}, you can now use everything your membership includes.'],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'application-approved': {
    subject: 'Your business is approved',
    heading: 'You can now choose the {{membership}} membership.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your documents, and everything is in order.',
      'Choose the {{membership}} plan whenever you like. Your current membership stays as it is until you pay for the new one.',
    ],
    action: { label: 'See the plans', url: '{{siteUrl}}/pricing' },
  },
  'verification-refused': {
    subject: 'Your business is not approved yet',
    heading: 'We could not approve your business yet.',
    paragraphs: [
      'Hi {{firstName}}, we reviewed your documents. They are not enough yet, for this reason:',
      '{{reason}}',
      'You can change your documents and send them again at any time.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
  'password-reset': {
    subject: 'Reset your password',
    heading: 'Choose a new password.',
    paragraphs: [
      'Someone, hopefully you, asked to reset your password. The link works for one hour.',
      'If it was not you, ignore this email: your password stays the same.',
    ],
    action: { label: 'Choose a new password', url: '{{resetUrl}}' },
  },
  'password-choice': {
    subject: 'Choose your password',
    heading: 'Choose your password.',
    paragraphs: [
      'Someone registered more than once with your email address before it was verified, so none of the passwords chosen then are valid.',
      'Choose your password now. The link works for one hour. If it expires, use “Forgot your password?” on the login page to get another one.',
    ],
    action: { label: 'Choose your password', url: '{{resetUrl}}' },
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'You have a new password.',
    paragraphs: [
      'Hi {{firstName}}, your password was just changed, and all your other devices were logged out.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
  },
  'password-added': {
    subject: 'Your account now has a password',
    heading: 'You can now log in with a password, too.',
    paragraphs: [
      'Hi {{firstName}}, a password was just added to your account, and all your other devices were logged out. You can still log in with Google.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
  },
  'email-change': {
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    paragraphs: [
      'Someone, hopefully you, wants to use this address to log in. Enter this code to confirm it: {{code}}',
      'The code works for 24 hours. If it was not you, ignore this email: nothing changes without the code.',
    ],
  },
  'email-changed': {
    subject: 'Your email address was changed',
    heading: 'You have a new email address.',
    paragraphs: [
      'Hi {{firstName}}, your account now uses {{newEmail}}. You can no longer log in with this address, and we will not email it again.',
      'If this was not you, reply to this email right away: someone else may have taken over your account.',
    ],
    action: { label: 'Go to Boxrise', url: '{{siteUrl}}/' },
  },
  'email-in-use': {
    subject: 'Someone tried to use your email address',
    heading: 'Your email address is still yours.',
    paragraphs: [
      'A member just asked to change their email address to this one, but it already belongs to an account.',
      'If it was you, log in with this address instead. If not, you can ignore this email: nothing has changed.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  'second-factor-on': {
    subject: 'Two-factor authentication is on',
    heading: 'You now need a code to log in.',
    paragraphs: [
      'Hi {{firstName}}, from now on, we ask for a code from your authenticator app when you log in. Keep your recovery codes where you can find them without your phone.',
      'If this was not you, reset your password and reply to this email. We will turn two-factor authentication off for you.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'second-factor-off': {
    subject: 'Two-factor authentication is off',
    heading: 'You no longer need a code to log in.',
    paragraphs: [
      'Hi {{firstName}}, two-factor authentication is now off, and your recovery codes no longer work.',
      'If this was not you, reset your password now and turn two-factor authentication back on.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'login-restored': {
    subject: 'Your account is back',
    heading: 'You have a new login.',
    paragraphs: [
      'Hi {{firstName}}, your login was lost, so you registered again. Your profile and your subscription are as you left them, and all your devices are logged out.',
      'Two-factor authentication is off. If you used it, turn it back on.',
      'If this was not you, reset your password now and check your security settings.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'account-suspended': {
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
    subject: 'Your membership is now {{membership}}',
    heading: 'Your membership has changed.',
    paragraphs: [
      'Hi {{firstName}}, an administrator changed your membership to {{membership}}.',
      'If you did not expect this, reply to this email.',
    ],
    action: { label: 'Open your profile', url: '{{siteUrl}}/profile' },
  },
  'profile-moderated': {
    subject: 'About your profile',
    heading: 'Your profile has changed.',
    paragraphs: [
      'Hi {{firstName}}, {{what}}',
      'Reason: {{reason}}',
      'If you think this is a mistake, reply to this email.',
    ],
  },
  invitation: {
    subject: '{{inviter}} invites you to Boxrise',
    heading: 'There is a lane for you.',
    paragraphs: [
      '{{inviter}} invites you to join as {{membership}}.',
      '{{message}}',
      'The link works only for this email address, for {{days}} days. If you do not know what this is about, ignore this email.',
    ],
    action: { label: 'Accept the invitation', url: '{{registerUrl}}' },
  },
  ...billingTemplates,
} as const satisfies Record<string, MailTemplate>

export type TemplateId = keyof typeof templates
