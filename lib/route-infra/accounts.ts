import type { routeGroups } from '#shared/routes.ts'
import type { FunctionInfra } from '../function-infra.ts'
import { withPoolLogin } from './with-pool-login.ts'

export const accountsInfra = {
  registerAccount: {
    entry: 'api/accounts/register-account.ts',
    table: ['get', 'put', 'update'],
    userPool: ['AdminGetUser'],
    env: [
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      'CAPTCHA_VERIFY_URL',
      'CAPTCHA_SECRET',
      'CAPTCHA_HOST',
      'BREACH_RANGE_URL',
    ],
  },
  listBreachedPasswords: {
    entry: 'api/accounts/list-breached-passwords.ts',
    table: ['update'],
    env: ['BREACH_RANGE_URL'],
  },
  resendVerification: {
    entry: 'api/accounts/resend-verification.ts',
    table: ['update'],
    env: ['USER_POOL_CLIENT_ID'],
  },
  requestPasswordReset: {
    entry: 'api/accounts/request-password-reset.ts',
    table: ['update'],
    env: ['USER_POOL_CLIENT_ID'],
  },
  getSecurity: {
    entry: 'api/security/get-security.ts',
    table: ['get'],
    userPool: ['AdminGetUser'],
    env: ['USER_POOL_ID'],
  },
  changePassword: {
    entry: 'api/security/change-password.ts',
    table: ['get', 'put', 'update'],
    ...withPoolLogin('AdminSetUserPassword'),
    env: ['USER_POOL_ID', 'BREACH_RANGE_URL'],
  },
  chooseFirstPassword: {
    entry: 'api/security/choose-first-password.ts',
    table: ['get', 'put', 'update'],
    userPool: ['AdminSetUserPassword'],
    env: ['USER_POOL_ID', 'BREACH_RANGE_URL'],
  },
  requestEmailChange: {
    entry: 'api/security/request-email-change.ts',
    table: ['get', 'put', 'update'],
    ...withPoolLogin(),
  },
  confirmEmailChange: {
    entry: 'api/security/confirm-email-change.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: ['AdminUpdateUserAttributes'],
    env: ['USER_POOL_ID'],
  },
  beginSecondFactor: {
    entry: 'api/security/begin-second-factor.ts',
    table: ['get', 'put', 'update'],
    // Members without a password get another one that nobody knows.
    ...withPoolLogin('AdminSetUserPassword'),
  },
  confirmSecondFactor: {
    entry: 'api/security/confirm-second-factor.ts',
    table: ['get', 'put', 'update'],
    ...withPoolLogin('AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference', 'AdminSetUserPassword'),
  },
  disableSecondFactor: {
    entry: 'api/security/disable-second-factor.ts',
    table: ['get', 'put', 'update', 'delete'],
    ...withPoolLogin('AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference', 'AdminSetUserPassword'),
  },
  recoverSecondFactor: {
    entry: 'api/security/recover-second-factor.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: ['AdminSetUserMFAPreference'],
    env: ['USER_POOL_ID'],
  },
  touchSession: { entry: 'api/sessions/touch-session.ts', table: ['get', 'put'] },
  renewSession: {
    entry: 'api/sessions/renew-session.ts',
    table: ['get', 'put', 'update'],
    env: ['USER_POOL_CLIENT_ID'],
  },
  listSessions: { entry: 'api/sessions/list-sessions.ts', table: ['get', 'query'] },
  endSession: { entry: 'api/sessions/end-session.ts', table: ['get', 'put', 'delete'] },
  endOtherSessions: { entry: 'api/sessions/end-other-sessions.ts', table: ['get', 'put'] },
  signOut: {
    entry: 'api/sessions/sign-out.ts',
    table: ['get', 'put'],
    userPool: ['AdminUserGlobalSignOut'],
    env: ['USER_POOL_ID'],
  },
  readGoogleSession: { entry: 'api/accounts/read-google-session.ts', table: ['get', 'update'] },
  registerWithGoogle: {
    entry: 'api/accounts/register-with-google.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminLinkProviderForUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
    ],
    env: ['USER_POOL_ID', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST'],
  },
  getMe: { entry: 'api/users/get-me.ts', table: ['get'] },
  updateMe: { entry: 'api/users/update-me.ts', table: ['get', 'put', 'update'] },
  completeRegistration: { entry: 'api/users/complete-registration.ts', table: ['get', 'put', 'update'] },
  setProfilePicture: {
    entry: 'api/users/set-profile-picture.ts',
    table: ['get', 'put', 'update', 'delete'],
    media: ['readQuarantine', 'putPublic', 'deletePublic'],
    env: ['MEDIA_BUCKET'],
  },
  getMyVerification: { entry: 'api/verifications/get-my-verification.ts', table: ['get'] },
  addVerificationDocument: {
    entry: 'api/verifications/add-verification-document.ts',
    table: ['get', 'put', 'update', 'delete'],
    media: ['readQuarantine', 'putDocument', 'deleteDocument'],
    env: ['MEDIA_BUCKET'],
  },
  removeVerificationDocument: {
    entry: 'api/verifications/remove-verification-document.ts',
    table: ['get', 'put', 'update'],
  },
  submitVerification: {
    entry: 'api/verifications/submit-verification.ts',
    table: ['get', 'put', 'update'],
  },
  requestExport: { entry: 'api/exports/request-export.ts', table: ['get', 'put', 'update'] },
  listExports: { entry: 'api/exports/list-exports.ts', table: ['get', 'query'] },
  createExportLink: {
    entry: 'api/exports/create-export-link.ts',
    table: ['get', 'update'],
    media: ['readExport'],
    env: ['MEDIA_BUCKET'],
  },
  requestDeletion: {
    entry: 'api/deletions/request-deletion.ts',
    table: ['get', 'put', 'update'],
    ...withPoolLogin(),
  },
  cancelDeletion: { entry: 'api/deletions/cancel-deletion.ts', table: ['get', 'put', 'delete'] },
  getMyPermissions: { entry: 'api/roles/get-my-permissions.ts', table: ['get'] },
  logActivity: { entry: 'api/activities/log-activity.ts', table: ['get', 'put', 'update'] },
  listMyActivities: { entry: 'api/activities/list-my-activities.ts', table: ['get', 'query'] },
  lookUpInvitation: { entry: 'api/invitations/look-up-invitation.ts', table: ['get', 'update'] },
} satisfies Record<keyof typeof routeGroups.accounts, FunctionInfra>
