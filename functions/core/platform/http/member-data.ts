import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { rememberedAnswers } from './remembered-answers.ts'

export const erased: ErasedData = { partitions: ({ userId }) => [rememberedAnswers.partition(userId)] }
