// The entities that have migrations, one line each: the job rewrites their older rows.
export { plans } from '#core/plans/plans.ts'
