import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import type { InputOf } from '#shared/http/route.ts'
import type { ResourceFields } from '#shared/resources/resource.ts'
import type { RouteName, routes } from '#shared/routes.ts'
import { googleRegistration, newEmail, plantedPassword, registration } from './new-member.ts'
import { newRoleName } from './records.ts'

/** What a valid request may need to name: things of the caller’s own, as they are now. */
export type SampleSubject = {
  version: number
  notificationId: string
  uploadId: string
  documentUploadId: string
  documentId: string
  applicantId: string
  mailId: string
  /** Somebody else’s account, for what administrators do. */
  otherId: string
  otherEmail: string
  invitationId: string
  invitationToken: string
  sessionId: string
  code: string
  recovery: { email: string; recoveryCode: string }
  otherMemberId: string
  impersonationId: string
  googleHandle: string
  refreshToken: string
  roleName: string
  exportId: string
  /** A payment of the caller’s own that failed, and its invoice. */
  transactionId: string
  invoiceId: string
  webhookId: string
  /** A card of the caller’s own, by our id and by the provider’s. */
  paymentMethodId: string
  providerMethodId: string
  resourceId: string
  resourceOrder: { ids: `rsc_${string}`[]; orderVersion: number }
}

type InputMaker<N extends RouteName> = (own: SampleSubject) => InputOf<(typeof routes)[N]>

const profile = {
  name: 'Sam Sample',
  phone: '+1 214 555 0101',
  city: 'Mesa',
  state: 'AZ',
  country: 'United States',
  bio: 'A valid request.',
  isPublicProfile: false,
}

const resource: ResourceFields = {
  kind: 'guide',
  title: 'Reading an impedance curve',
  summary: 'What the peak says about the box.',
  href: 'https://example.com/impedance',
  category: 'Measuring',
  level: 'beginner',
  featured: false,
}

/** A valid request of every route. A route without one does not compile. */
export const sampleInputs = {
  getHealth: () => ({}),
  getOpenapiDocument: () => ({}),
  listPlans: () => ({}),
  getUserBillingOverview: () => ({}),
  getPaymentConfiguration: () => ({}),
  createSubscription: () => ({
    body: { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' },
  }),
  saveBillingAddress: () => ({ body: { country: 'US', postalCode: '97201' } }),
  previewSubscription: () => ({ body: { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } }),
  previewPlanChange: () => ({ body: { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } }),
  updateSubscription: () => ({
    body: {
      planId: 'pro_competitor_yearly',
      billingPeriod: 'yearly',
      previewId: 'prv_00000000000000000000000000',
    },
  }),
  checkPromoCode: () => ({ body: { code: 'welcome20', planId: 'pro_competitor_monthly' } }),
  settleSubscription: () => ({ body: {} }),
  discardSubscription: () => ({ body: {} }),
  createSetupIntent: () => ({ body: {} }),
  addPaymentMethod: ({ providerMethodId }) => ({
    body: { providerMethodId, type: 'card', setAsDefault: false },
  }),
  removePaymentMethod: ({ paymentMethodId }) => ({
    params: { paymentMethodId: paymentMethodId as `pay_${string}` },
  }),
  setDefaultPaymentMethod: ({ paymentMethodId }) => ({
    params: { paymentMethodId: paymentMethodId as `pay_${string}` },
  }),
  cancelSubscription: () => ({ body: { reason: 'other', immediate: false } }),
  keepSubscription: () => ({ body: {} }),
  pauseSubscription: () => ({ body: {} }),
  resumeSubscription: () => ({ body: {} }),
  listTransactions: () => ({ query: { type: 'payment', limit: 5 } }),
  getTransaction: ({ transactionId }) => ({ params: { transactionId: transactionId as `txn_${string}` } }),
  exportTransactions: () => ({ body: { status: 'succeeded' } }),
  retryPayment: ({ transactionId, paymentMethodId }) => ({
    params: { transactionId: transactionId as `txn_${string}` },
    body: { paymentMethodId: paymentMethodId as `pay_${string}` },
  }),
  listInvoices: () => ({ query: { limit: 5 } }),
  getInvoice: ({ invoiceId }) => ({ params: { invoiceId: invoiceId as `ivc_${string}` } }),
  downloadInvoice: ({ invoiceId }) => ({ params: { invoiceId: invoiceId as `ivc_${string}` } }),
  processRefund: ({ transactionId, otherId }) => ({
    params: { transactionId: transactionId as `txn_${string}` },
    body: { userId: otherId, requestId: crypto.randomUUID(), amountCents: 100, reason: 'A sample.' },
  }),
  createManualSubscription: ({ otherId }) => ({
    body: {
      userId: otherId,
      requestId: crypto.randomUUID(),
      planId: 'pro_competitor_monthly',
      billingPeriod: 'yearly',
      priceCents: 5000,
      reason: 'A sample.',
    },
  }),
  changeManualPlan: ({ otherId }) => ({
    body: { userId: otherId, planId: 'pro_competitor_yearly', reason: 'A sample.' },
  }),
  listBillingAudit: () => ({}),
  getAdminBillingStats: () => ({}),
  listAllTransactions: () => ({ query: { limit: 5 } }),
  exportBillingData: () => ({ body: { startDate: '2026-01-01', endDate: '2026-02-01' } }),
  listWebhookLogs: () => ({ query: { provider: 'stripe', status: 'failed', q: 'invoice' } }),
  getWebhookStats: () => ({}),
  retryWebhook: ({ webhookId }) => ({ params: { webhookId: webhookId as `whk_${string}` } }),
  receivePaypalWebhook: () => ({}),
  receiveStripeWebhook: () => ({}),
  listFaqs: () => ({}),
  listNavigation: () => ({}),
  listMembers: () => ({ query: { type: 'retailer', state: 'OK', sort: 'name' } }),
  getMember: () => ({ params: { userId: demoUserId('retailer@demo.test') } }),
  suggestSearch: () => ({ query: { q: 'member' } }),
  createUpload: () => ({ body: { purpose: 'profile-picture', contentType: 'image/png', bytes: 100 } }),
  createLiveTicket: () => ({}),
  registerAccount: () => ({ body: registration(newEmail()) }),
  listBreachedPasswords: () => ({ params: { prefix: '5BAA6' } }),
  resendVerification: () => ({ body: { email: newEmail() } }),
  requestPasswordReset: () => ({ body: { email: newEmail() } }),
  getSecurity: () => ({}),
  changePassword: () => ({ body: { currentPassword: plantedPassword, newPassword: plantedPassword } }),
  chooseFirstPassword: () => ({ body: { newPassword: plantedPassword } }),
  requestEmailChange: () => ({ body: { email: newEmail(), password: plantedPassword } }),
  confirmEmailChange: ({ code }) => ({ body: { code } }),
  beginSecondFactor: () => ({ body: { password: plantedPassword } }),
  confirmSecondFactor: ({ code }) => ({ body: { password: plantedPassword, code } }),
  disableSecondFactor: ({ code }) => ({ body: { password: plantedPassword, code } }),
  recoverSecondFactor: ({ recovery }) => ({ body: recovery }),
  touchSession: () => ({}),
  renewSession: ({ refreshToken }) => ({ body: { refreshToken } }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: () => ({}),
  signOut: () => ({}),
  readGoogleSession: ({ googleHandle }) => ({ body: { handle: googleHandle } }),
  registerWithGoogle: ({ googleHandle }) => ({ body: googleRegistration(googleHandle) }),
  getMe: () => ({}),
  updateMe: ({ version }) => ({ body: { bio: 'Changed by a sample.', version } }),
  completeRegistration: ({ version }) => ({ body: { ...profile, version } }),
  setProfilePicture: ({ uploadId }) => ({ body: { uploadId: uploadId as `upl_${string}` } }),
  getMyVerification: () => ({}),
  addVerificationDocument: ({ documentUploadId }) => ({
    body: { uploadId: documentUploadId as `upl_${string}`, name: 'license.pdf' },
  }),
  removeVerificationDocument: ({ documentId }) => ({ params: { documentId: documentId as `doc_${string}` } }),
  submitVerification: () => ({ body: { note: 'A sample.', version: 1 } }),
  listVerifications: () => ({}),
  getVerification: ({ applicantId }) => ({ params: { userId: applicantId } }),
  createDocumentLink: ({ applicantId, documentId }) => ({
    params: { userId: applicantId, documentId: documentId as `doc_${string}` },
  }),
  approveVerification: ({ applicantId }) => ({ params: { userId: applicantId }, body: { version: 1 } }),
  refuseVerification: ({ applicantId }) => ({
    params: { userId: applicantId },
    body: { reason: 'A sample.', version: 1 },
  }),
  listNotifications: () => ({ query: { limit: 5 } }),
  markNotificationRead: ({ notificationId }) => ({
    params: { notificationId: notificationId as `ntf_${string}` },
  }),
  markAllNotificationsRead: () => ({}),
  requestExport: () => ({}),
  listExports: () => ({}),
  createExportLink: ({ exportId }) => ({ params: { exportId: exportId as `exp_${string}` } }),
  requestDeletion: () => ({ body: { confirmation: 'DELETE', password: plantedPassword } }),
  cancelDeletion: () => ({}),
  getMyPermissions: () => ({}),
  logActivity: () => ({ body: { type: 'search', query: 'box', resultCount: 3 } }),
  listMyActivities: () => ({}),
  listActivities: () => ({ query: { type: 'profile_update' } }),
  listSettings: () => ({}),
  updateSetting: ({ version }) => ({
    params: { key: 'notification_days_in_list' },
    body: { value: 90, version },
  }),
  listRoles: () => ({}),
  createRole: () => ({ body: { name: newRoleName(), description: 'A sample', permissions: [] } }),
  updateRole: ({ roleName }) => ({
    params: { name: roleName },
    body: { description: 'Changed', permissions: ['events.create'], version: 1 },
  }),
  deleteRole: () => ({ params: { name: 'nobody_has_it' } }),
  listMembershipRules: () => ({}),
  updateMembershipRules: ({ version }) => ({
    params: { type: 'competitor' },
    body: { registrationOpen: true, uploadsPerDay: 100, extraPermissions: [], version },
  }),
  listPlanFeatures: () => ({}),
  setPlanFeatures: ({ version }) => ({
    params: { type: 'organization' },
    body: { features: [{ text: 'A sample' }, { text: 'Another', needs: 'events' }], version },
  }),
  startImpersonation: ({ otherMemberId }) => ({ body: { userId: otherMemberId } }),
  endImpersonation: ({ impersonationId }) => ({
    params: { impersonationId: impersonationId as `imp_${string}` },
  }),
  listImpersonations: () => ({}),
  listMails: () => ({ query: { status: 'failed' } }),
  retryMail: ({ mailId }) => ({ params: { mailId: mailId as `mail_${string}` } }),
  listUsers: () => ({ query: { q: 'demo', type: 'retailer', sort: 'name', direction: 'asc' } }),
  countUsers: () => ({}),
  getWaitingWork: () => ({}),
  getUserAsAdmin: ({ otherId }) => ({ params: { userId: otherId } }),
  updateUserAsAdmin: ({ otherId }) => ({ params: { userId: otherId }, body: { city: 'Tulsa', version: 1 } }),
  suspendUser: ({ otherId }) => ({ params: { userId: otherId }, body: { reason: 'A sample.' } }),
  deleteUser: ({ otherId, otherEmail }) => ({
    params: { userId: otherId },
    body: { confirmation: otherEmail, reason: 'A sample.' },
  }),
  reactivateUser: ({ otherId }) => ({ params: { userId: otherId } }),
  resetSecondFactor: ({ otherId }) => ({ params: { userId: otherId } }),
  signOutUser: ({ otherId }) => ({ params: { userId: otherId } }),
  exportUsers: () => ({ body: { type: 'retailer' } }),
  listMemberProfiles: () => ({}),
  moderateProfile: ({ otherId }) => ({
    params: { userId: otherId },
    body: { moderation: 'remove_bio', reason: 'A sample.' },
  }),
  listInvitations: () => ({ query: { state: 'open' } }),
  inviteUser: () => ({
    body: { email: newEmail(), membershipType: 'retailer', message: '', approveAtOnce: false },
  }),
  resendInvitation: ({ invitationId }) => ({ params: { invitationId: invitationId as `inv_${string}` } }),
  revokeInvitation: ({ invitationId }) => ({ params: { invitationId: invitationId as `inv_${string}` } }),
  lookUpInvitation: ({ invitationToken }) => ({ body: { invitation: invitationToken } }),
  listResources: () => ({ query: { level: 'beginner' } }),
  listAllResources: () => ({}),
  createResource: () => ({ body: resource }),
  updateResource: ({ resourceId }) => ({
    params: { resourceId: resourceId as `rsc_${string}` },
    body: { ...resource, title: 'Changed by a sample', version: 1 },
  }),
  publishResource: ({ resourceId }) => ({
    params: { resourceId: resourceId as `rsc_${string}` },
    body: { version: 1 },
  }),
  retireResource: ({ resourceId }) => ({
    params: { resourceId: resourceId as `rsc_${string}` },
    body: { version: 1 },
  }),
  arrangeResources: ({ resourceOrder }) => ({ body: resourceOrder }),
  changeManyUsers: ({ otherId }) => ({ body: { userIds: [otherId], change: { action: 'approve' } } }),
} satisfies { [N in RouteName]: InputMaker<N> }
