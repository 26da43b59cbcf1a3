import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'

const files = ['documents']

export const erased: ErasedData = { files }

export const exported: ExportedData = { files }
