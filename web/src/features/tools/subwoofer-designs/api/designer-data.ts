import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'

/** The queries that the server reads for the designer: the starting values of new designs. */
export const queries = () => [toolSettingsQuery]
