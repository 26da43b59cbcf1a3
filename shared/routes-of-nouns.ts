// The routes of each noun. Written by `npm run registries`.

import {
  listBreachedPasswords,
  registerAccount,
  requestPasswordReset,
  resendVerification,
} from '#shared/accounts/accounts/contract.ts'
import { readGoogleSession, registerWithGoogle } from '#shared/accounts/accounts/google-contract.ts'
import { cancelDeletion, requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { createExportLink, listExports, requestExport } from '#shared/accounts/exports/contract.ts'
import {
  endImpersonation,
  listImpersonations,
  startImpersonation,
} from '#shared/accounts/impersonations/contract.ts'
import {
  inviteUser,
  listInvitations,
  lookUpInvitation,
  resendInvitation,
  revokeInvitation,
} from '#shared/accounts/invitations/contract.ts'
import { listMembershipRules, updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { adjustBilling } from '#shared/billing/adjustments/contract.ts'
import {
  exportBillingData,
  getAdminBillingStats,
  getRevenueByMonth,
  listAllTransactions,
  listUpcomingRenewals,
} from '#shared/billing/billing/admin-contract.ts'
import {
  getPaymentConfiguration,
  getUserBillingOverview,
  saveBillingAddress,
} from '#shared/billing/billing/contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { getBillingAuditCheck, listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { downloadInvoice, getInvoice, listInvoices } from '#shared/billing/invoices/contract.ts'
import { getMemberBilling, listBillingUsers } from '#shared/billing/member-billing/contract.ts'
import {
  addPaymentMethod,
  createSetupIntent,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '#shared/billing/payment-methods/contract.ts'
import {
  connectProvider,
  disconnectProvider,
  getPaymentSettings,
  testProvider,
  updatePaymentSettings,
} from '#shared/billing/payment-settings/contract.ts'
import { changePlanPrice, listAllPlans, updatePlan } from '#shared/billing/plans/admin-contract.ts'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { listPlanFeatures, setPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import {
  createPromoCode,
  endPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  updatePromoCode,
} from '#shared/billing/promo-codes/admin-contract.ts'
import { checkPromoCode } from '#shared/billing/promo-codes/contract.ts'
import {
  changePlanForMember,
  createManualSubscription,
} from '#shared/billing/subscriptions/admin-contract.ts'
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
} from '#shared/billing/subscriptions/contract.ts'
import {
  downloadReceipt,
  exportTransactions,
  getTransaction,
  listTransactions,
  processRefund,
  retryPayment,
} from '#shared/billing/transactions/contract.ts'
import { getWebhookStats, listWebhookLogs, retryWebhook } from '#shared/billing/webhooks/admin-contract.ts'
import { receivePaypalWebhook, receiveStripeWebhook } from '#shared/billing/webhooks/contract.ts'
import { hidePost, listLatestComments, listPosts } from '#shared/community/feed/admin-contract.ts'
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
} from '#shared/community/feed/comments-contract.ts'
import {
  getPost,
  likePost,
  listActivityTypes,
  listCommunityFeed,
  listMemberFeed,
  listOwnFeed,
  setPostVisibility,
  setTypeVisibility,
  unlikePost,
} from '#shared/community/feed/contract.ts'
import { getMember, listMembers } from '#shared/community/members/contract.ts'
import {
  countProfileView,
  countProfileViewAsMember,
  getOwnProfileViews,
} from '#shared/community/profile-views/contract.ts'
import { listAllTeams, updateTeamAsAdmin } from '#shared/community/teams/admin-contract.ts'
import {
  archiveTeam,
  createTeam,
  getOwnTeam,
  getTeam,
  listMyTeams,
  listOrganizationTeams,
  listTeams,
  setTeamOrganization,
  updateTeam,
} from '#shared/community/teams/contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  changeTeamRole,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listTeamPeople,
  removeTeamMember,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import {
  commitBulkChange,
  getBulkChange,
  listBulkChanges,
  listVerifiedResults,
  planBulkChange,
  undoBulkChange,
} from '#shared/competitions/bulk-changes/contract.ts'
import { exportAllResults } from '#shared/competitions/competition-results/admin-contract.ts'
import {
  changeResult,
  createEvidenceLink,
  exportResults,
  getResult,
  listCompetitorResults,
  listEventResults,
  listMyResults,
  listPendingResults,
  rejectResult,
  removeResult,
  submitResult,
  verifyResult,
} from '#shared/competitions/competition-results/contract.ts'
import { listFinishedShows } from '#shared/competitions/competition-results/finished-shows-contract.ts'
import {
  downloadResultSheet,
  getBoard,
  getClassWork,
  listClasses,
  listMyJudging,
} from '#shared/competitions/competitions/contract.ts'
import { callNext, markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import {
  decideTie,
  holdClass,
  publishClass,
  reopenClass,
  signClass,
} from '#shared/competitions/competitions/publication-contract.ts'
import {
  excuseJudge,
  setClassSetup,
  setEventLanes,
  setRunOrder,
} from '#shared/competitions/competitions/setup-contract.ts'
import {
  amendClass,
  listSignedClasses,
  verifyClass,
  voidClass,
} from '#shared/competitions/competitions/verification-contract.ts'
import { admitWaiting } from '#shared/competitions/desk/admission-contract.ts'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import {
  addWalkIn,
  cancelRegistration,
  completeAtDesk,
  exportEntries,
  getDesk,
  getSettlement,
  listRegistrations,
  moveEntry,
  reissueTicket,
  takeCash,
  waiveFee,
} from '#shared/competitions/desk/contract.ts'
import { checkIn, getRoster, listScans, undoCheckIn } from '#shared/competitions/desk/gate-contract.ts'
import { listHeldEvents } from '#shared/competitions/desk/held-contract.ts'
import { reinstateRegistration } from '#shared/competitions/desk/reinstatement-contract.ts'
import {
  claimGuest,
  listGuestResults,
  lookUpGuestClaim,
  mergeGuest,
  planGuestMerge,
} from '#shared/competitions/guest-claims/contract.ts'
import {
  decideProtest,
  fileProtest,
  listOpenProtests,
  listProtests,
  withdrawProtest,
} from '#shared/competitions/protests/contract.ts'
import {
  answerImport,
  commitImport,
  getImport,
  getImportMapping,
  listImports,
  planImport,
  undoImport,
} from '#shared/competitions/result-imports/contract.ts'
import { changeRun, recordRun, voidRun } from '#shared/competitions/runs/contract.ts'
import { getOwnConflicts, setOwnConflicts } from '#shared/competitions/score-sheets/conflicts-contract.ts'
import {
  declareConflict,
  getSheet,
  markSheetOpen,
  reopenSheet,
  saveSheet,
  submitSheet,
} from '#shared/competitions/score-sheets/contract.ts'
import {
  addPagePicture,
  archivePage,
  checkSlug,
  createPage,
  createPreviewLink,
  deletePage,
  deleteRedirect,
  discardPageDraft,
  getPage,
  getPageAsAdmin,
  listPages,
  listPageVersions,
  listRedirects,
  lookUpPreview,
  publishPage,
  reopenPage,
  restorePageVersion,
  savePageDraft,
  schedulePage,
} from '#shared/content/cms-pages/contract.ts'
import {
  getContact,
  getContactSettings,
  sendContactMessage,
  updateContactSettings,
} from '#shared/content/contact/contract.ts'
import {
  arrangeFaqs,
  createFaq,
  deleteFaq,
  listAllFaqs,
  updateFaq,
} from '#shared/content/faqs/admin-contract.ts'
import { listFaqs } from '#shared/content/faqs/contract.ts'
import { getFooter } from '#shared/content/footer/contract.ts'
import {
  arrangeNavigation,
  createNavigationItem,
  deleteNavigationItem,
  listAllNavigation,
  listNavigationRevisions,
  restoreNavigation,
  updateNavigationItem,
} from '#shared/content/navigation/admin-contract.ts'
import { listNavigation } from '#shared/content/navigation/contract.ts'
import {
  arrangeResources,
  createResource,
  listAllResources,
  listResources,
  publishResource,
  retireResource,
  updateResource,
} from '#shared/content/resources/contract.ts'
import {
  blockSearchTerm,
  getSearchReport,
  listBlockedSearchTerms,
  listPopularSearches,
  search,
  suggestSearch,
  unblockSearchTerm,
} from '#shared/content/search/contract.ts'
import {
  addStaff,
  answerStaffInvitation,
  listStaff,
  removeStaff,
} from '#shared/events/event-staff/contract.ts'
import { getEventRole, listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import {
  approveSuggestion,
  askSuggester,
  getSuggestionForReview,
  listSuggestions,
  markDuplicate,
  rejectSuggestion,
} from '#shared/events/event-suggestions/admin-contract.ts'
import {
  answerSuggestion,
  answerSuggestionByLink,
  findSimilarEvents,
  getSuggestion,
  listMySuggestions,
  lookUpSuggestion,
  suggestEvent,
  suggestEventAsMember,
  withdrawSuggestion,
} from '#shared/events/event-suggestions/contract.ts'
import {
  changeEventOwner,
  deleteEvent,
  listAllEvents,
  unpublishEvent,
} from '#shared/events/events/admin-contract.ts'
import {
  getEvent,
  getEventCalendar,
  getEventPicture,
  getEventsCalendar,
  listEvents,
} from '#shared/events/events/contract.ts'
import {
  listManagedEvents,
  listOrganizationEvents,
  setEventOrganization,
} from '#shared/events/events/organization-events-contract.ts'
import { listOrganizerEvents } from '#shared/events/events/organizer-events-contract.ts'
import {
  archiveEvent,
  cancelEvent,
  copyEvent,
  createEvent,
  getEventForEdit,
  listMyEvents,
  publishEvent,
  updateEvent,
} from '#shared/events/events/own-contract.ts'
import { previewEvent } from '#shared/events/events/preview-contract.ts'
import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'
import {
  getCalendarAddress,
  getOwnCalendar,
  renewOwnCalendar,
} from '#shared/events/registrations/calendar-contract.ts'
import {
  acceptPlaceOffer,
  changeRegistration,
  completeEntry,
  declinePlaceOffer,
  handOverRegistration,
  withdrawRegistration,
} from '#shared/events/registrations/changes-contract.ts'
import {
  enterEvent,
  getMyRegistration,
  listEntrants,
  listMyRegistrations,
  payRegistration,
  previewEntry,
  settleRegistration,
} from '#shared/events/registrations/contract.ts'
import { getCancelEffect, getChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import {
  acceptHandOver,
  endHandOver,
  listOfferedEntries,
} from '#shared/events/registrations/offers-contract.ts'
import { acceptVehicle } from '#shared/events/vehicles/accept-contract.ts'
import {
  archiveVehicle,
  createVehicle,
  listVehicles,
  restoreVehicle,
  suggestClasses,
  updateVehicle,
} from '#shared/events/vehicles/contract.ts'
import {
  addVehicleDriver,
  listDrivenVehicles,
  removeVehicleDriver,
} from '#shared/events/vehicles/drivers-contract.ts'
import { listMemberVehicles } from '#shared/events/vehicles/public-contract.ts'
import { listSeasonLines, movePoints } from '#shared/leaderboard/points/contract.ts'
import { listRecords } from '#shared/leaderboard/records/contract.ts'
import { listTeamRecords } from '#shared/leaderboard/records/team-contract.ts'
import {
  getCompetitor,
  getMyStanding,
  getOwnCompetitor,
  getStanding,
  getStandings,
  getTeamStandings,
  listStandingClasses,
  previewSeasonChange,
  rebuildStandings,
} from '#shared/leaderboard/standings/contract.ts'
import { getFeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { previewRebuild } from '#shared/leaderboard/standings/rebuild-contract.ts'
import { getSeasonTop } from '#shared/leaderboard/standings/season-top-contract.ts'
import { getTeamSeason, listTeamSeasons } from '#shared/leaderboard/standings/team-contract.ts'
import { planMailCleanup, runMailCleanup } from '#shared/mail/mail-cleanup/contract.ts'
import { confirmMailReach, getMailReach, sendTestMail } from '#shared/mail/mail-reach/contract.ts'
import {
  getMailTemplate,
  listMailTemplates,
  previewMailTemplate,
  restoreMailTemplate,
  saveMailTemplate,
  testMailTemplate,
} from '#shared/mail/mail-templates/contract.ts'
import {
  getMailChoice,
  oneClickUnsubscribe,
  openOneClick,
  setMailChoice,
} from '#shared/mail/unsubscribe/contract.ts'
import {
  archiveOrganizationAsAdmin,
  createOrganizationAsAdmin,
  decideOrganization,
  getOrganizationAsAdmin,
  listAllOrganizations,
  reactivateOrganization,
  setOrganizationOwner,
  suspendOrganization,
  updateOrganizationAsAdmin,
} from '#shared/organizations/organizations/admin-contract.ts'
import {
  archiveOrganization,
  createOrganization,
  deleteOrganization,
  getOrganization,
  getOwnOrganization,
  listMyOrganizations,
  listOrganizations,
  submitOrganization,
  updateOrganization,
  withdrawOrganization,
} from '#shared/organizations/organizations/contract.ts'
import {
  answerOrganizationInvite,
  changeOrganizationRole,
  inviteToOrganization,
  leaveOrganization,
  listOrganizationPeople,
  removeFromOrganization,
  withdrawOrganizationInvite,
} from '#shared/organizations/organizations/people-contract.ts'
import { listActivities, listMyActivities, logActivity } from '#shared/platform/activities/contract.ts'
import { getHealth } from '#shared/platform/health/contract.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { liftSuppression, listMails, retryMail } from '#shared/platform/mails/contract.ts'
import {
  deleteNotification,
  deleteReadNotifications,
  getNotification,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  updateNotificationPreferences,
} from '#shared/platform/notifications/contract.ts'
import { getOpenapiDocument } from '#shared/platform/openapi/contract.ts'
import { findPlaces } from '#shared/platform/places/contract.ts'
import { getPlatformFigures } from '#shared/platform/platform-figures/contract.ts'
import {
  decideCase,
  fileReport,
  getCase,
  listCases,
  withdrawReport,
} from '#shared/platform/reports/contract.ts'
import {
  createRole,
  deleteRole,
  getMyPermissions,
  listRoles,
  updateRole,
} from '#shared/platform/roles/contract.ts'
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
} from '#shared/platform/security/contract.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  signOut,
  touchSession,
} from '#shared/platform/sessions/contract.ts'
import { listSettings, updateSetting } from '#shared/platform/settings/contract.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import {
  changeManyUsers,
  deleteUser,
  getUserAsAdmin,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from '#shared/platform/users/admin-contract.ts'
import { completeRegistration, getMe, setProfilePicture, updateMe } from '#shared/platform/users/contract.ts'
import { listMemberProfiles, moderateProfile } from '#shared/platform/users/moderation-contract.ts'
import { countUsers, exportUsers, listUsers } from '#shared/platform/users/user-list-contract.ts'
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
} from '#shared/platform/verifications/contract.ts'
import { getWaitingWork, listWaitingQueues } from '#shared/platform/waiting-work/contract.ts'
import {
  checkLeagueNumber,
  checkNumberOfOrganization,
  createLeague,
  listLeagueNumbers,
  listMyLeagueNumbers,
  listNumbersOfOrganization,
  removeLeagueNumber,
  setLeagueNumber,
  updateLeague,
  updateLeagueOfOrganization,
} from '#shared/rules/leagues/contract.ts'
import { listLeagues, listOrganizationLeagues } from '#shared/rules/leagues/list-contract.ts'
import {
  draftRulebook,
  getRulebook,
  getRulebookDraft,
  listRulebooks,
  listRulebookVersions,
  publishRulebook,
  retireRulebook,
  updateRulebook,
} from '#shared/rules/rulebooks/contract.ts'
import {
  closeSeason,
  copySeason,
  createSeason,
  getSeason,
  listAllSeasons,
  listSeasons,
  openSeason,
  reopenSeason,
  updateSeason,
} from '#shared/rules/seasons/contract.ts'
import {
  exportDrivers,
  importDriversAsAdmin,
  listAllDrivers,
  mergeDrivers,
  publishDrivers,
  rejectDriver,
  retireDriver,
  updateDriverAsAdmin,
} from '#shared/tools/drivers/admin-contract.ts'
import {
  createDriver,
  deleteDriver,
  getDriver,
  importDrivers,
  listDrivers,
  listMyDrivers,
  updateDriver,
} from '#shared/tools/drivers/contract.ts'
import {
  getToolSettings,
  getToolUse,
  listToolTables,
  restoreToolTable,
  saveToolTable,
} from '#shared/tools/pro-tools/contract.ts'
import {
  createProject,
  deleteProject,
  deleteProjectVersion,
  getProject,
  listProjects,
  listProjectVersions,
  restoreProjectVersion,
  saveProjectVersion,
  updateProject,
} from '#shared/tools/tool-projects/contract.ts'
import {
  copyShare,
  openShare,
  shareProject,
  unshareProject,
} from '#shared/tools/tool-projects/share-contract.ts'

export const routesOfNouns = {
  accounts: {
    listBreachedPasswords,
    registerAccount,
    requestPasswordReset,
    resendVerification,
    readGoogleSession,
    registerWithGoogle,
  },
  deletions: { cancelDeletion, requestDeletion },
  exports: { createExportLink, listExports, requestExport },
  impersonations: { endImpersonation, listImpersonations, startImpersonation },
  invitations: { inviteUser, listInvitations, lookUpInvitation, resendInvitation, revokeInvitation },
  memberships: { listMembershipRules, updateMembershipRules },
  adjustments: { adjustBilling },
  billing: {
    exportBillingData,
    getAdminBillingStats,
    getRevenueByMonth,
    listAllTransactions,
    listUpcomingRenewals,
    getPaymentConfiguration,
    getUserBillingOverview,
    saveBillingAddress,
    getTransactionDetails,
  },
  billingAudit: { getBillingAuditCheck, listBillingAudit },
  invoices: { downloadInvoice, getInvoice, listInvoices },
  memberBilling: { getMemberBilling, listBillingUsers },
  paymentMethods: { addPaymentMethod, createSetupIntent, removePaymentMethod, setDefaultPaymentMethod },
  paymentSettings: {
    connectProvider,
    disconnectProvider,
    getPaymentSettings,
    testProvider,
    updatePaymentSettings,
  },
  plans: { changePlanPrice, listAllPlans, updatePlan, listPlans, listPlanFeatures, setPlanFeatures },
  promoCodes: {
    createPromoCode,
    endPromoCode,
    getPromoCode,
    listPromoCodes,
    listPromoUses,
    updatePromoCode,
    checkPromoCode,
  },
  subscriptions: {
    changePlanForMember,
    createManualSubscription,
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
  },
  transactions: {
    downloadReceipt,
    exportTransactions,
    getTransaction,
    listTransactions,
    processRefund,
    retryPayment,
  },
  webhooks: { getWebhookStats, listWebhookLogs, retryWebhook, receivePaypalWebhook, receiveStripeWebhook },
  feed: {
    hidePost,
    listLatestComments,
    listPosts,
    addComment,
    deleteComment,
    editComment,
    listComments,
    getPost,
    likePost,
    listActivityTypes,
    listCommunityFeed,
    listMemberFeed,
    listOwnFeed,
    setPostVisibility,
    setTypeVisibility,
    unlikePost,
  },
  members: { getMember, listMembers },
  profileViews: { countProfileView, countProfileViewAsMember, getOwnProfileViews },
  teams: {
    listAllTeams,
    updateTeamAsAdmin,
    archiveTeam,
    createTeam,
    getOwnTeam,
    getTeam,
    listMyTeams,
    listOrganizationTeams,
    listTeams,
    setTeamOrganization,
    updateTeam,
    answerJoinRequest,
    answerTeamInvite,
    changeTeamRole,
    handOverTeam,
    inviteToTeam,
    leaveTeam,
    listTeamPeople,
    removeTeamMember,
    requestToJoin,
  },
  brackets: { drawBracket, recordMatch },
  bulkChanges: {
    commitBulkChange,
    getBulkChange,
    listBulkChanges,
    listVerifiedResults,
    planBulkChange,
    undoBulkChange,
  },
  competitionResults: {
    exportAllResults,
    changeResult,
    createEvidenceLink,
    exportResults,
    getResult,
    listCompetitorResults,
    listEventResults,
    listMyResults,
    listPendingResults,
    rejectResult,
    removeResult,
    submitResult,
    verifyResult,
    listFinishedShows,
  },
  competitions: {
    downloadResultSheet,
    getBoard,
    getClassWork,
    listClasses,
    listMyJudging,
    callNext,
    markAbsent,
    decideTie,
    holdClass,
    publishClass,
    reopenClass,
    signClass,
    excuseJudge,
    setClassSetup,
    setEventLanes,
    setRunOrder,
    amendClass,
    listSignedClasses,
    verifyClass,
    voidClass,
  },
  desk: {
    admitWaiting,
    giveCashBack,
    addWalkIn,
    cancelRegistration,
    completeAtDesk,
    exportEntries,
    getDesk,
    getSettlement,
    listRegistrations,
    moveEntry,
    reissueTicket,
    takeCash,
    waiveFee,
    checkIn,
    getRoster,
    listScans,
    undoCheckIn,
    listHeldEvents,
    reinstateRegistration,
  },
  guestClaims: { claimGuest, listGuestResults, lookUpGuestClaim, mergeGuest, planGuestMerge },
  protests: { decideProtest, fileProtest, listOpenProtests, listProtests, withdrawProtest },
  resultImports: {
    answerImport,
    commitImport,
    getImport,
    getImportMapping,
    listImports,
    planImport,
    undoImport,
  },
  runs: { changeRun, recordRun, voidRun },
  scoreSheets: {
    getOwnConflicts,
    setOwnConflicts,
    declareConflict,
    getSheet,
    markSheetOpen,
    reopenSheet,
    saveSheet,
    submitSheet,
  },
  cmsPages: {
    addPagePicture,
    archivePage,
    checkSlug,
    createPage,
    createPreviewLink,
    deletePage,
    deleteRedirect,
    discardPageDraft,
    getPage,
    getPageAsAdmin,
    listPages,
    listPageVersions,
    listRedirects,
    lookUpPreview,
    publishPage,
    reopenPage,
    restorePageVersion,
    savePageDraft,
    schedulePage,
  },
  contact: { getContact, getContactSettings, sendContactMessage, updateContactSettings },
  faqs: { arrangeFaqs, createFaq, deleteFaq, listAllFaqs, updateFaq, listFaqs },
  footer: { getFooter },
  navigation: {
    arrangeNavigation,
    createNavigationItem,
    deleteNavigationItem,
    listAllNavigation,
    listNavigationRevisions,
    restoreNavigation,
    updateNavigationItem,
    listNavigation,
  },
  resources: {
    arrangeResources,
    createResource,
    listAllResources,
    listResources,
    publishResource,
    retireResource,
    updateResource,
  },
  search: {
    blockSearchTerm,
    getSearchReport,
    listBlockedSearchTerms,
    listPopularSearches,
    search,
    suggestSearch,
    unblockSearchTerm,
  },
  eventStaff: { addStaff, answerStaffInvitation, listStaff, removeStaff, getEventRole, listHelpedEvents },
  eventSuggestions: {
    approveSuggestion,
    askSuggester,
    getSuggestionForReview,
    listSuggestions,
    markDuplicate,
    rejectSuggestion,
    answerSuggestion,
    answerSuggestionByLink,
    findSimilarEvents,
    getSuggestion,
    listMySuggestions,
    lookUpSuggestion,
    suggestEvent,
    suggestEventAsMember,
    withdrawSuggestion,
  },
  events: {
    changeEventOwner,
    deleteEvent,
    listAllEvents,
    unpublishEvent,
    getEvent,
    getEventCalendar,
    getEventPicture,
    getEventsCalendar,
    listEvents,
    listManagedEvents,
    listOrganizationEvents,
    setEventOrganization,
    listOrganizerEvents,
    archiveEvent,
    cancelEvent,
    copyEvent,
    createEvent,
    getEventForEdit,
    listMyEvents,
    publishEvent,
    updateEvent,
    previewEvent,
    listSeasonEvents,
  },
  registrations: {
    getCalendarAddress,
    getOwnCalendar,
    renewOwnCalendar,
    acceptPlaceOffer,
    changeRegistration,
    completeEntry,
    declinePlaceOffer,
    handOverRegistration,
    withdrawRegistration,
    enterEvent,
    getMyRegistration,
    listEntrants,
    listMyRegistrations,
    payRegistration,
    previewEntry,
    settleRegistration,
    getCancelEffect,
    getChangeEffect,
    acceptHandOver,
    endHandOver,
    listOfferedEntries,
  },
  vehicles: {
    acceptVehicle,
    archiveVehicle,
    createVehicle,
    listVehicles,
    restoreVehicle,
    suggestClasses,
    updateVehicle,
    addVehicleDriver,
    listDrivenVehicles,
    removeVehicleDriver,
    listMemberVehicles,
  },
  points: { listSeasonLines, movePoints },
  records: { listRecords, listTeamRecords },
  standings: {
    getCompetitor,
    getMyStanding,
    getOwnCompetitor,
    getStanding,
    getStandings,
    getTeamStandings,
    listStandingClasses,
    previewSeasonChange,
    rebuildStandings,
    getFeaturedBoard,
    previewRebuild,
    getSeasonTop,
    getTeamSeason,
    listTeamSeasons,
  },
  mailCleanup: { planMailCleanup, runMailCleanup },
  mailReach: { confirmMailReach, getMailReach, sendTestMail },
  mailTemplates: {
    getMailTemplate,
    listMailTemplates,
    previewMailTemplate,
    restoreMailTemplate,
    saveMailTemplate,
    testMailTemplate,
  },
  unsubscribe: { getMailChoice, oneClickUnsubscribe, openOneClick, setMailChoice },
  organizations: {
    archiveOrganizationAsAdmin,
    createOrganizationAsAdmin,
    decideOrganization,
    getOrganizationAsAdmin,
    listAllOrganizations,
    reactivateOrganization,
    setOrganizationOwner,
    suspendOrganization,
    updateOrganizationAsAdmin,
    archiveOrganization,
    createOrganization,
    deleteOrganization,
    getOrganization,
    getOwnOrganization,
    listMyOrganizations,
    listOrganizations,
    submitOrganization,
    updateOrganization,
    withdrawOrganization,
    answerOrganizationInvite,
    changeOrganizationRole,
    inviteToOrganization,
    leaveOrganization,
    listOrganizationPeople,
    removeFromOrganization,
    withdrawOrganizationInvite,
  },
  activities: { listActivities, listMyActivities, logActivity },
  health: { getHealth },
  live: { createLiveTicket },
  mails: { liftSuppression, listMails, retryMail },
  notifications: {
    deleteNotification,
    deleteReadNotifications,
    getNotification,
    getNotificationPreferences,
    listNotifications,
    markAllNotificationsRead,
    markNotificationRead,
    markNotificationUnread,
    updateNotificationPreferences,
  },
  openapi: { getOpenapiDocument },
  places: { findPlaces },
  platformFigures: { getPlatformFigures },
  reports: { decideCase, fileReport, getCase, listCases, withdrawReport },
  roles: { createRole, deleteRole, getMyPermissions, listRoles, updateRole },
  security: {
    beginSecondFactor,
    changePassword,
    chooseFirstPassword,
    confirmEmailChange,
    confirmSecondFactor,
    disableSecondFactor,
    getSecurity,
    recoverSecondFactor,
    requestEmailChange,
  },
  sessions: { endOtherSessions, endSession, listSessions, renewSession, signOut, touchSession },
  settings: { listSettings, updateSetting },
  uploads: { createUpload },
  users: {
    changeManyUsers,
    deleteUser,
    getUserAsAdmin,
    reactivateUser,
    resetSecondFactor,
    signOutUser,
    suspendUser,
    updateUserAsAdmin,
    completeRegistration,
    getMe,
    setProfilePicture,
    updateMe,
    listMemberProfiles,
    moderateProfile,
    countUsers,
    exportUsers,
    listUsers,
  },
  verifications: {
    addVerificationDocument,
    approveVerification,
    createDocumentLink,
    getMyVerification,
    getVerification,
    listVerifications,
    refuseVerification,
    removeVerificationDocument,
    submitVerification,
  },
  waitingWork: { getWaitingWork, listWaitingQueues },
  leagues: {
    checkLeagueNumber,
    checkNumberOfOrganization,
    createLeague,
    listLeagueNumbers,
    listMyLeagueNumbers,
    listNumbersOfOrganization,
    removeLeagueNumber,
    setLeagueNumber,
    updateLeague,
    updateLeagueOfOrganization,
    listLeagues,
    listOrganizationLeagues,
  },
  rulebooks: {
    draftRulebook,
    getRulebook,
    getRulebookDraft,
    listRulebooks,
    listRulebookVersions,
    publishRulebook,
    retireRulebook,
    updateRulebook,
  },
  seasons: {
    closeSeason,
    copySeason,
    createSeason,
    getSeason,
    listAllSeasons,
    listSeasons,
    openSeason,
    reopenSeason,
    updateSeason,
  },
  drivers: {
    exportDrivers,
    importDriversAsAdmin,
    listAllDrivers,
    mergeDrivers,
    publishDrivers,
    rejectDriver,
    retireDriver,
    updateDriverAsAdmin,
    createDriver,
    deleteDriver,
    getDriver,
    importDrivers,
    listDrivers,
    listMyDrivers,
    updateDriver,
  },
  proTools: { getToolSettings, getToolUse, listToolTables, restoreToolTable, saveToolTable },
  toolProjects: {
    createProject,
    deleteProject,
    deleteProjectVersion,
    getProject,
    listProjects,
    listProjectVersions,
    restoreProjectVersion,
    saveProjectVersion,
    updateProject,
    copyShare,
    openShare,
    shareProject,
    unshareProject,
  },
}
