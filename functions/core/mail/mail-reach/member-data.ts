import type { ExportedData } from '#core/accounts/exports/exported-data.ts'

export const exported: ExportedData = { hidden: ['secretHash'] }
