import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'

export const erased: ErasedData = { files: ['quarantine'] }
