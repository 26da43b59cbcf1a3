// The activity types of each noun, one line a noun.
export { activityTypes as accounts } from '#shared/accounts/activity-types.ts'
export { activityTypes as activities } from '#shared/activities/activity-types.ts'
export { activityTypes as impersonations } from '#shared/impersonations/activity-types.ts'
export { activityTypes as search } from '#shared/search/activity-types.ts'
export { activityTypes as security } from '#shared/security/activity-types.ts'
export { activityTypes as sessions } from '#shared/sessions/activity-types.ts'
export { activityTypes as transactions } from '#shared/transactions/activity-types.ts'
export { activityTypes as users } from '#shared/users/activity-types.ts'
