import { AppError } from '#shared/errors.ts'

export const planFree = () =>
  new AppError('unprocessable', 'plan_free', 'This plan is free and does not need a subscription.')
