import type { routeGroups } from '#shared/routes.ts'
import type { FunctionInfra } from '../function-infra.ts'
import { callingProviders } from './calling-providers.ts'

export const adminInfra = {
  processRefund: {
    entry: 'api/transactions/process-refund.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  createManualSubscription: {
    entry: 'api/subscriptions/create-manual-subscription.ts',
    table: ['get', 'query', 'put', 'update'],
    ...callingProviders,
  },
  listBillingAudit: { entry: 'api/billing-audit/list-billing-audit.ts', table: ['get', 'query'] },
  getAdminBillingStats: {
    entry: 'api/billing/get-admin-billing-stats.ts',
    table: ['get', 'query', 'batchGet'],
  },
  listAllTransactions: {
    entry: 'api/transactions/list-all-transactions.ts',
    table: ['get', 'query', 'batchGet'],
  },
  exportBillingData: {
    entry: 'api/billing/export-billing-data.ts',
    table: ['get', 'query', 'batchGet', 'put'],
    memoryMb: 1024,
  },
  listWebhookLogs: {
    entry: 'api/webhooks/list-webhook-logs.ts',
    table: ['get', 'query'],
    memoryMb: 1024,
  },
  getWebhookStats: { entry: 'api/webhooks/get-webhook-stats.ts', table: ['get', 'query'] },
  retryWebhook: {
    entry: 'api/webhooks/retry-webhook.ts',
    table: ['get', 'query', 'put'],
    ...callingProviders,
    env: ['SITE_URL'],
  },
  listMails: { entry: 'api/mails/list-mails.ts', table: ['get', 'query'] },
  listActivities: { entry: 'api/activities/list-activities.ts', table: ['get', 'query'] },
  listSettings: { entry: 'api/settings/list-settings.ts', table: ['get', 'query'] },
  updateSetting: { entry: 'api/settings/update-setting.ts', table: ['get', 'put'] },
  listRoles: { entry: 'api/roles/list-roles.ts', table: ['get', 'query'] },
  createRole: { entry: 'api/roles/create-role.ts', table: ['get', 'put'] },
  updateRole: { entry: 'api/roles/update-role.ts', table: ['get', 'put'] },
  deleteRole: { entry: 'api/roles/delete-role.ts', table: ['get', 'put', 'delete'] },
  listMembershipRules: { entry: 'api/memberships/list-membership-rules.ts', table: ['get', 'query'] },
  updateMembershipRules: {
    entry: 'api/memberships/update-membership-rules.ts',
    table: ['get', 'put'],
  },
  startImpersonation: {
    entry: 'api/impersonations/start-impersonation.ts',
    table: ['get', 'put', 'update'],
  },
  endImpersonation: { entry: 'api/impersonations/end-impersonation.ts', table: ['get', 'put'] },
  listImpersonations: { entry: 'api/impersonations/list-impersonations.ts', table: ['get', 'query'] },
  retryMail: { entry: 'api/mails/retry-mail.ts', table: ['get', 'put'] },
  listUsers: { entry: 'api/users/list-users.ts', table: ['get', 'query', 'batchGet'] },
  getUserAsAdmin: {
    entry: 'api/users/get-user-as-admin.ts',
    table: ['get'],
    userPool: ['AdminGetUser'],
    env: ['USER_POOL_ID'],
  },
  updateUserAsAdmin: { entry: 'api/users/update-user-as-admin.ts', table: ['get', 'put', 'update'] },
  suspendUser: { entry: 'api/users/suspend-user.ts', table: ['get', 'put', 'update'] },
  reactivateUser: { entry: 'api/users/reactivate-user.ts', table: ['get', 'put', 'update'] },
  resetSecondFactor: {
    entry: 'api/users/reset-second-factor.ts',
    table: ['get', 'put', 'delete'],
    userPool: ['AdminSetUserMFAPreference'],
    env: ['USER_POOL_ID'],
  },
  signOutUser: { entry: 'api/users/sign-out-user.ts', table: ['get', 'put'] },
  changeManyUsers: {
    entry: 'api/users/change-many-users.ts',
    table: ['get', 'put', 'update'],
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  exportUsers: {
    entry: 'api/users/export-users.ts',
    table: ['get', 'query', 'batchGet', 'put'],
    memoryMb: 1024,
  },
  listMemberProfiles: { entry: 'api/users/list-member-profiles.ts', table: ['get', 'query'] },
  moderateProfile: { entry: 'api/users/moderate-profile.ts', table: ['get', 'put', 'update'] },
  listInvitations: { entry: 'api/invitations/list-invitations.ts', table: ['get', 'query'] },
  inviteUser: { entry: 'api/invitations/invite-user.ts', table: ['get', 'put', 'update'], env: ['SITE_URL'] },
  resendInvitation: {
    entry: 'api/invitations/resend-invitation.ts',
    table: ['get', 'put', 'update'],
    env: ['SITE_URL'],
  },
  revokeInvitation: { entry: 'api/invitations/revoke-invitation.ts', table: ['get', 'put'] },
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
} satisfies Record<keyof typeof routeGroups.admin, FunctionInfra>
