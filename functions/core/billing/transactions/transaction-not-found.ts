import { AppError } from '#shared/errors.ts'

export const transactionNotFound = () =>
  new AppError('not_found', 'transaction_not_found', 'Transaction not found')
