import { AppError } from '#shared/errors.ts'

export const caseNotFound = () => new AppError('not_found', 'case_not_found', 'Case not found')
