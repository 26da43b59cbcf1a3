import { toolSettingsQuery } from '#web/features/pro-tools/api/tool-settings-query.ts'

/** What the designer reads on the server: what new designs begin with. */
export const queries = () => [toolSettingsQuery]
