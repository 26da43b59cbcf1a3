import { toolSettingsQuery } from '#web/features/pro-tools/api/tool-settings-query.ts'

/** What the designer reads on the server. */
export const queries = () => [toolSettingsQuery]
