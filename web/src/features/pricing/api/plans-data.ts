import { plansQuery } from './list-plans.ts'

/** What screens that show the plans read on the server. */
export const queries = () => [plansQuery]
