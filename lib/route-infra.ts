import type { RouteName } from '#shared/routes.ts'
import type { FunctionInfra } from './function-infra.ts'

/**
 * What each route's function needs beyond its contract. `entry` is its file below `functions/`. Every route that
 * has a caller reads the profile (`get`); those with a rate limit or an Idempotency-Key also write.
 */
export const routeInfra = {
  getHealth: { entry: 'api/health/get-health.ts' },
  getOpenapiDocument: { entry: 'api/openapi/get-openapi-document.ts' },
  listPlans: { entry: 'api/plans/list-plans.ts', table: ['query'] },
  listFaqs: { entry: 'api/faqs/list-faqs.ts', table: ['query'] },
  listNavigation: { entry: 'api/navigation/list-navigation.ts', table: ['query'] },
  suggestSearch: { entry: 'api/search/suggest-search.ts', table: ['query'] },
  createUpload: {
    entry: 'api/uploads/create-upload.ts',
    table: ['get', 'put', 'update'],
    media: ['putQuarantine'],
    env: ['MEDIA_BUCKET'],
  },
  createLiveTicket: { entry: 'api/live/create-live-ticket.ts', table: ['get', 'put', 'update'] },
  registerAccount: {
    entry: 'api/accounts/register-account.ts',
    table: ['get', 'put', 'update'],
    userPool: ['AdminGetUser'],
    env: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'],
  },
  resendVerification: {
    entry: 'api/accounts/resend-verification.ts',
    table: ['update'],
    env: ['USER_POOL_CLIENT_ID'],
  },
  getSecurity: { entry: 'api/security/get-security.ts', table: ['get'] },
  changePassword: { entry: 'api/security/change-password.ts', table: ['get', 'put', 'update'] },
  requestEmailChange: { entry: 'api/security/request-email-change.ts', table: ['get', 'put', 'update'] },
  confirmEmailChange: {
    entry: 'api/security/confirm-email-change.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: ['AdminUpdateUserAttributes'],
    env: ['USER_POOL_ID'],
  },
  beginSecondFactor: { entry: 'api/security/begin-second-factor.ts', table: ['get', 'update'] },
  confirmSecondFactor: { entry: 'api/security/confirm-second-factor.ts', table: ['get', 'put', 'update'] },
  disableSecondFactor: {
    entry: 'api/security/disable-second-factor.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: ['AdminSetUserMFAPreference'],
    env: ['USER_POOL_ID'],
  },
  recoverSecondFactor: {
    entry: 'api/security/recover-second-factor.ts',
    table: ['get', 'put', 'update', 'delete'],
    userPool: ['AdminSetUserMFAPreference'],
    env: ['USER_POOL_ID'],
  },
  touchSession: { entry: 'api/sessions/touch-session.ts', table: ['get', 'put', 'update'] },
  listSessions: { entry: 'api/sessions/list-sessions.ts', table: ['get', 'query'] },
  endSession: { entry: 'api/sessions/end-session.ts', table: ['get', 'put', 'update', 'delete'] },
  endOtherSessions: { entry: 'api/sessions/end-other-sessions.ts', table: ['get', 'put', 'update'] },
  signOut: { entry: 'api/sessions/sign-out.ts', table: ['get', 'put', 'update'] },
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
    env: ['USER_POOL_ID', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'],
  },
  getMe: { entry: 'api/users/get-me.ts', table: ['get'] },
  updateMe: { entry: 'api/users/update-me.ts', table: ['get', 'put', 'update'] },
  completeRegistration: { entry: 'api/users/complete-registration.ts', table: ['get', 'put', 'update'] },
  setProfilePicture: {
    entry: 'api/users/set-profile-picture.ts',
    table: ['get', 'put', 'update'],
    media: ['readQuarantine', 'putPublic'],
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
  listNotifications: { entry: 'api/notifications/list-notifications.ts', table: ['get', 'query'] },
  markNotificationRead: {
    entry: 'api/notifications/mark-notification-read.ts',
    table: ['get', 'put', 'update'],
  },
  markAllNotificationsRead: {
    entry: 'api/notifications/mark-all-notifications-read.ts',
    table: ['get', 'query', 'put', 'update'],
  },
  listMails: { entry: 'api/mails/list-mails.ts', table: ['get', 'query'] },
  startImpersonation: {
    entry: 'api/impersonations/start-impersonation.ts',
    table: ['get', 'put', 'update'],
  },
  endImpersonation: { entry: 'api/impersonations/end-impersonation.ts', table: ['get', 'put', 'update'] },
  listImpersonations: { entry: 'api/impersonations/list-impersonations.ts', table: ['get', 'query'] },
  retryMail: { entry: 'api/mails/retry-mail.ts', table: ['get', 'put', 'update'] },
  listUsers: { entry: 'api/users/list-users.ts', table: ['get', 'query', 'batchGet'] },
  countUsers: { entry: 'api/users/count-users.ts', table: ['get', 'query'] },
  listVerifications: { entry: 'api/verifications/list-verifications.ts', table: ['get', 'query'] },
  getVerification: { entry: 'api/verifications/get-verification.ts', table: ['get'] },
  createDocumentLink: {
    entry: 'api/verifications/create-document-link.ts',
    table: ['get', 'put'],
    media: ['readDocument'],
    env: ['MEDIA_BUCKET'],
  },
  approveVerification: {
    entry: 'api/verifications/approve-verification.ts',
    table: ['get', 'put', 'update'],
  },
  refuseVerification: {
    entry: 'api/verifications/refuse-verification.ts',
    table: ['get', 'put', 'update'],
  },
} satisfies Record<RouteName, FunctionInfra>
