import type { ErasedData } from '#core/deletions/erased-data.ts'

export const erased: ErasedData = { files: ['quarantine'] }
