import type { ExportedData } from '#core/exports/exported-data.ts'

export const exported: ExportedData = { hidden: ['secretHash'] }
