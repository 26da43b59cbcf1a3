import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'

/** The queries that the server reads for the calculator. */
export const queries = () => [toolSettingsQuery, plansQuery]
