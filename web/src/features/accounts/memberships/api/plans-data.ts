import { plansQuery } from './list-plans.ts'

/** The queries that the server reads for screens that show the plans. */
export const queries = () => [plansQuery]
