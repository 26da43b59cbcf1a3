import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'

/** The tables of the platform that decide about cables, fuses and amplifiers. */
export type DiagramTables = Pick<ToolSettings, 'ampacity' | 'amplifiers' | 'fuses' | 'supply'>
