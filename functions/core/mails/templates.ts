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
      'Your dashboard is where your notifications and everything that waits for you come together.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'welcome-unpaid': {
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'You are in.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. You chose {{membership}} when you registered: it begins when it is paid, and until then you are a Competitor, free of charge.',
    ],
    action: { label: 'Finish becoming a {{membership}}', url: '{{siteUrl}}/billing/subscribe?plan={{plan}}' },
  },
  'welcome-pending': {
    subject: 'Welcome to the lanes, {{firstName}}',
    heading: 'One step is left.',
    paragraphs: [
      'Hi {{firstName}}, your profile is complete. Before your business goes live, we look at it.',
      'Send us its documents, if you have not done so yet. You get a mail when they are approved.',
    ],
    action: { label: 'Open your verification', url: '{{siteUrl}}/profile?tab=verification' },
  },
  'export-ready': {
    subject: 'The copy of your data is ready',
    heading: 'Your data is ready.',
    paragraphs: [
      'Hi {{firstName}}, the copy of everything we keep about you is ready. You can download it for {{days}} days, after logging in.',
      'If you did not ask for it, change your password: somebody may be using your account.',
    ],
    action: { label: 'Download your data', url: '{{siteUrl}}/profile?tab=data' },
  },
  'deletion-requested': {
    subject: 'Your account will be deleted on {{date}}',
    heading: 'Your account will be deleted.',
    paragraphs: [
      'Hi {{firstName}}, you asked us to delete your account. On {{date}} everything we keep about you will be gone for good, but for invoices, which stay without your name. A paid plan runs until that day, may renew before it and is not paid back: cancel it first if you do not want that.',
      'Until then you can change your mind: log in and choose to keep your account. If it was not you, do that now and change your password.',
    ],
    action: { label: 'Keep my account', url: '{{siteUrl}}/profile?tab=data' },
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
  'verification-first': {
    subject: 'Verify your email address to reset your password',
    heading: 'First, verify your email address.',
    paragraphs: [
      'Somebody, hopefully you, asked to reset the password of your account. Its email address is not verified yet.',
      'Use the button to verify it. Then you can choose a new password. The link works for 24 hours.',
      'If it was not you, ignore this mail: without the click nothing happens.',
    ],
    action: { label: 'Verify email address', url: '{{verifyUrl}}' },
  },
  'verification-approved': {
    subject: 'Your business is approved',
    heading: 'Your business is approved.',
    paragraphs: [
      'Hi {{firstName}}, we have checked your business and everything is in order.',
      'Your account is active, and your profile can go public under your business name.',
    ],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'account-approved': {
    subject: 'Your account is approved',
    heading: 'Your account is approved.',
    paragraphs: ['Hi {{firstName}}, everything that your membership includes is open from now on.'],
    action: { label: 'Open your dashboard', url: '{{siteUrl}}/dashboard' },
  },
  'application-approved': {
    subject: 'Your business is approved',
    heading: 'The membership {{membership}} is open to you.',
    paragraphs: [
      'Hi {{firstName}}, we looked at your documents and everything is in order.',
      'Choose the {{membership}} plan whenever you like. Until it is paid, your present membership stays as it is.',
    ],
    action: { label: 'See the plans', url: '{{siteUrl}}/pricing' },
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
  'password-choice': {
    subject: 'Choose your password',
    heading: 'Choose your password.',
    paragraphs: [
      'More than one registration was made with your address before it was verified, so no password that was given then is valid.',
      'Choose yours now. The link works for one hour; later, “Forgot your password?” on the login page sends another.',
    ],
    action: { label: 'Choose your password', url: '{{resetUrl}}' },
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'Your password is new.',
    paragraphs: [
      'Hi {{firstName}}, the password of your account was just changed, and all other devices were signed out.',
      'If this was not you, reset your password now and look through the security settings of your account.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
  },
  'password-added': {
    subject: 'Your account has a password now',
    heading: 'You can log in with a password, too.',
    paragraphs: [
      'Hi {{firstName}}, a first password was just chosen for your account, and all other devices were signed out. Google still logs you in as before.',
      'If this was not you, reset your password now and look through the security settings of your account.',
    ],
    action: { label: 'Reset your password', url: '{{siteUrl}}/forgot-password' },
  },
  'email-change': {
    subject: 'Confirm your new email address',
    heading: 'Is this your new address?',
    paragraphs: [
      'Somebody, hopefully you, wants to log in with this address from now on. Enter this code to confirm it: {{code}}',
      'The code works for 24 hours. If it was not you, ignore this mail: without the code nothing happens.',
    ],
  },
  'email-changed': {
    subject: 'Your email address was changed',
    heading: 'You have a new address.',
    paragraphs: [
      'Hi {{firstName}}, your account now uses {{newEmail}}. This address no longer logs you in and gets no more mail from us.',
      'If this was not you, answer this mail at once: somebody else may have taken over your account.',
    ],
    action: { label: 'Go to Boxrise', url: '{{siteUrl}}/' },
  },
  'email-in-use': {
    subject: 'Somebody wanted to use your address',
    heading: 'Your address stays yours.',
    paragraphs: [
      'A member just asked to change their email address to this one, but it already belongs to an account.',
      'If it was you, log in with this address instead. If it was not, nothing has changed and you can ignore this mail.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  'second-factor-on': {
    subject: 'Your second factor is on',
    heading: 'Logging in now takes a code, too.',
    paragraphs: [
      'Hi {{firstName}}, from now on we ask for a code of your authenticator app when you log in. Keep your recovery codes where you find them without your phone.',
      'If this was not you, reset your password and answer this mail: we turn the code off for you.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    heading: 'Your password alone logs you in again.',
    paragraphs: [
      'Hi {{firstName}}, logging in to your account no longer takes a code, and your recovery codes are void.',
      'If this was not you, reset your password now and turn the second factor on again.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'login-restored': {
    subject: 'Your account is back',
    heading: 'You have a new login.',
    paragraphs: [
      'Hi {{firstName}}, your login was lost, and you registered again. Your profile and your subscription are as you left them, and all devices are signed out.',
      'Two-factor authentication is off. If you used it, turn it on again.',
      'If this was not you, reset your password now and look through the security settings of your account.',
    ],
    action: { label: 'Security settings', url: '{{siteUrl}}/profile?tab=security' },
  },
  'account-suspended': {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended.',
    paragraphs: [
      'Hi {{firstName}}, an administrator has suspended your account, and you are signed out on all devices.',
      'The reason: {{reason}}',
      'A paid plan is paused: nothing is charged while your account is suspended. If its last payment failed, the plan has ended.',
      'Nothing of yours has been deleted. If you think this is a mistake, answer this mail.',
    ],
  },
  'account-deleted': {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted.',
    paragraphs: [
      'Hi {{firstName}}, an administrator has deleted your account.',
      'The reason: {{reason}}',
      'A paid plan ends with it, and nothing more is charged. Everything we keep about you is erased, except invoices, which stay without your name.',
      'If you think this is a mistake, answer this mail.',
    ],
  },
  'account-reactivated': {
    subject: 'Your account is open again',
    heading: 'Welcome back.',
    paragraphs: [
      'Hi {{firstName}}, the suspension of your account is lifted. Everything is where you left it.',
      'If the suspension paused your plan, it resumes now. If the period you paid for is over, it stays paused, and nothing is charged until you resume it on your billing page.',
      'Log in as you did before.',
    ],
    action: { label: 'Log in', url: '{{siteUrl}}/login' },
  },
  'membership-changed': {
    subject: 'Your membership is now {{membership}}',
    heading: 'Your membership has changed.',
    paragraphs: [
      'Hi {{firstName}}, an administrator has changed your membership to {{membership}}.',
      'If you did not expect this, answer this mail.',
    ],
    action: { label: 'Open your profile', url: '{{siteUrl}}/profile' },
  },
  'profile-moderated': {
    subject: 'About your profile',
    heading: 'Something about your profile has changed.',
    paragraphs: [
      'Hi {{firstName}}, {{what}}',
      'The reason: {{reason}}',
      'If you think this is a mistake, answer this mail.',
    ],
  },
  invitation: {
    subject: '{{inviter}} invites you to Boxrise',
    heading: 'There is a lane for you.',
    paragraphs: [
      '{{inviter}} invites you to join as {{membership}}.',
      '{{message}}',
      'The link is for this address alone and works for {{days}} days. If you do not know what this is about, ignore this mail.',
    ],
    action: { label: 'Accept the invitation', url: '{{registerUrl}}' },
  },
  ...billingTemplates,
} as const satisfies Record<string, MailTemplate>

export type TemplateId = keyof typeof templates
