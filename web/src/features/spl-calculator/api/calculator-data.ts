import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { toolSettingsQuery } from '#web/features/pro-tools/api/tool-settings-query.ts'

/** What the calculator reads on the server. */
export const queries = () => [toolSettingsQuery, plansQuery]
