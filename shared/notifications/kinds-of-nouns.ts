// The kinds of notifications of each noun, one line a noun.
export { notificationKinds as billing } from '#shared/billing/notification-kinds.ts'
export { notificationKinds as cmsPages } from '#shared/cms-pages/notification-kinds.ts'
export { notificationKinds as exports } from '#shared/exports/notification-kinds.ts'
export { notificationKinds as resources } from '#shared/resources/notification-kinds.ts'
export { notificationKinds as subscriptions } from '#shared/subscriptions/notification-kinds.ts'
export { notificationKinds as transactions } from '#shared/transactions/notification-kinds.ts'
export { notificationKinds as users } from '#shared/users/notification-kinds.ts'
export { notificationKinds as verifications } from '#shared/verifications/notification-kinds.ts'
