import {
  listBreachedPasswords,
  registerAccount,
  requestPasswordReset,
  resendVerification,
} from './accounts/contract.ts'
import { readGoogleSession, registerWithGoogle } from './accounts/google-contract.ts'
import { listActivities, listMyActivities, logActivity } from './activities/contract.ts'
import { exportBillingData, getAdminBillingStats, listAllTransactions } from './billing/admin-contract.ts'
import { getPaymentConfiguration, getUserBillingOverview, saveBillingAddress } from './billing/contract.ts'
import { listBillingAudit } from './billing-audit/contract.ts'
import { cancelDeletion, requestDeletion } from './deletions/contract.ts'
import { createExportLink, listExports, requestExport } from './exports/contract.ts'
import { listFaqs } from './faqs/contract.ts'
import { getHealth } from './health/contract.ts'
import type { Contract } from './http/route.ts'
import { endImpersonation, listImpersonations, startImpersonation } from './impersonations/contract.ts'
import {
  inviteUser,
  listInvitations,
  lookUpInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitations/contract.ts'
import { downloadInvoice, getInvoice, listInvoices } from './invoices/contract.ts'
import { createLiveTicket } from './live/contract.ts'
import { listMails, retryMail } from './mails/contract.ts'
import { getMember, listMembers } from './members/contract.ts'
import { listMembershipRules, updateMembershipRules } from './memberships/contract.ts'
import { listNavigation } from './navigation/contract.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications/contract.ts'
import { getOpenapiDocument } from './openapi/contract.ts'
import {
  addPaymentMethod,
  createSetupIntent,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from './payment-methods/contract.ts'
import { listPlans } from './plans/contract.ts'
import { listPlanFeatures, setPlanFeatures } from './plans/features-contract.ts'
import { checkPromoCode } from './promo-codes/contract.ts'
import { createRole, deleteRole, getMyPermissions, listRoles, updateRole } from './roles/contract.ts'
import { suggestSearch } from './search/contract.ts'
import {
  beginSecondFactor,
  changePassword,
  chooseFirstPassword,
  confirmEmailChange,
  confirmSecondFactor,
  disableSecondFactor,
  getSecurity,
  recoverSecondFactor,
  requestEmailChange,
} from './security/contract.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  signOut,
  touchSession,
} from './sessions/contract.ts'
import { listSettings, updateSetting } from './settings/contract.ts'
import { changeManualPlan, createManualSubscription } from './subscriptions/admin-contract.ts'
import {
  cancelSubscription,
  createSubscription,
  discardSubscription,
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
  previewSubscription,
  resumeSubscription,
  settleSubscription,
  updateSubscription,
} from './subscriptions/contract.ts'
import {
  exportTransactions,
  getTransaction,
  listTransactions,
  processRefund,
  retryPayment,
} from './transactions/contract.ts'
import { createUpload } from './uploads/contract.ts'
import {
  changeManyUsers,
  deleteUser,
  getUserAsAdmin,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from './users/admin-contract.ts'
import { completeRegistration, getMe, setProfilePicture, updateMe } from './users/contract.ts'
import { listMemberProfiles, moderateProfile } from './users/moderation-contract.ts'
import { countUsers, exportUsers, listUsers } from './users/user-list-contract.ts'
import {
  addVerificationDocument,
  approveVerification,
  createDocumentLink,
  getMyVerification,
  getVerification,
  listVerifications,
  refuseVerification,
  removeVerificationDocument,
  submitVerification,
} from './verifications/contract.ts'
import { getWaitingWork } from './waiting-work/contract.ts'
import { getWebhookStats, listWebhookLogs, retryWebhook } from './webhooks/admin-contract.ts'
import { receivePaypalWebhook, receiveStripeWebhook } from './webhooks/contract.ts'

/**
 * Every route of the platform, by the group that is deployed together (one HTTP API each), with what administrators do
 * there under `/api/admin/<noun>`. What no other group claims by its paths, the read-mostly `platform` answers, and
 * below `/api/admin/` the group `admin`.
 */
export const routeGroups = {
  platform: {
    getHealth,
    getOpenapiDocument,
    listPlans,
    listFaqs,
    listNavigation,
    listMembers,
    getMember,
    suggestSearch,
    createUpload,
    createLiveTicket,
  },
  accounts: {
    registerAccount,
    lookUpInvitation,
    listBreachedPasswords,
    resendVerification,
    requestPasswordReset,
    getSecurity,
    changePassword,
    chooseFirstPassword,
    requestEmailChange,
    confirmEmailChange,
    beginSecondFactor,
    confirmSecondFactor,
    disableSecondFactor,
    recoverSecondFactor,
    touchSession,
    renewSession,
    listSessions,
    endSession,
    endOtherSessions,
    signOut,
    readGoogleSession,
    registerWithGoogle,
    getMe,
    updateMe,
    completeRegistration,
    setProfilePicture,
    getMyVerification,
    addVerificationDocument,
    removeVerificationDocument,
    submitVerification,
    getMyPermissions,
    listMyActivities,
    logActivity,
    requestExport,
    listExports,
    createExportLink,
    requestDeletion,
    cancelDeletion,
  },
  billing: {
    listTransactions,
    getTransaction,
    exportTransactions,
    retryPayment,
    listInvoices,
    getInvoice,
    downloadInvoice,
    getUserBillingOverview,
    getPaymentConfiguration,
    saveBillingAddress,
    previewSubscription,
    createSubscription,
    previewPlanChange,
    updateSubscription,
    checkPromoCode,
    settleSubscription,
    discardSubscription,
    createSetupIntent,
    addPaymentMethod,
    removePaymentMethod,
    setDefaultPaymentMethod,
    cancelSubscription,
    keepSubscription,
    pauseSubscription,
    resumeSubscription,
    receivePaypalWebhook,
    receiveStripeWebhook,
    getAdminBillingStats,
    listAllTransactions,
    exportBillingData,
    listWebhookLogs,
    getWebhookStats,
    retryWebhook,
    processRefund,
    createManualSubscription,
    changeManualPlan,
    listBillingAudit,
  },
  notifications: { listNotifications, markNotificationRead, markAllNotificationsRead },
  admin: {
    listMails,
    retryMail,
    startImpersonation,
    endImpersonation,
    listImpersonations,
    listUsers,
    countUsers,
    getWaitingWork,
    listVerifications,
    getVerification,
    createDocumentLink,
    approveVerification,
    refuseVerification,
    listActivities,
    listSettings,
    updateSetting,
    listRoles,
    createRole,
    updateRole,
    deleteRole,
    listMembershipRules,
    updateMembershipRules,
    listPlanFeatures,
    setPlanFeatures,
    getUserAsAdmin,
    updateUserAsAdmin,
    suspendUser,
    reactivateUser,
    resetSecondFactor,
    signOutUser,
    deleteUser,
    changeManyUsers,
    exportUsers,
    listMemberProfiles,
    moderateProfile,
    listInvitations,
    inviteUser,
    resendInvitation,
    revokeInvitation,
  },
} as const satisfies Record<string, Record<string, Contract>>

export type RouteGroup = keyof typeof routeGroups

export const routes = {
  ...routeGroups.platform,
  ...routeGroups.accounts,
  ...routeGroups.billing,
  ...routeGroups.notifications,
  ...routeGroups.admin,
} as const

export type RouteName = keyof typeof routes
