import { AppError } from '#shared/errors.ts'

export const previewExpired = () =>
  new AppError('conflict', 'preview_expired', 'These figures are no longer valid. Look at them again.')

export const previewChanged = () =>
  new AppError('conflict', 'preview_changed', 'The price has changed in the meantime. Look at it again.')
