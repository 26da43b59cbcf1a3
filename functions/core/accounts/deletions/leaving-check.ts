import type { AppError } from '#shared/errors.ts'

/** What a member must settle before they may ask for the deletion of their account: the refusal, or nothing. */
export type BeforeLeaving = (userId: string) => Promise<AppError | undefined>
