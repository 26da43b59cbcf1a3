import type { TableValue } from '#shared/tools/pro-tools/tool-tables.ts'

/** The effects of a gauge's second figure, in words. */
export const secondFigures: Record<TableValue<'ampacity'>['secondFigures'], string> = {
  stricter: 'The stricter of both figures applies',
  ignored: 'The first figure alone applies',
}
