import type { ErasedData } from '#core/deletions/erased-data.ts'
import type { ExportedData } from '#core/exports/exported-data.ts'

const files = ['media/profile-pictures']

export const erased: ErasedData = { files }

export const exported: ExportedData = { files, hidden: ['signedOut'] }
