import { AppError } from '#shared/errors.ts'

export const previewExpired = () =>
  new AppError('conflict', 'preview_expired', 'These amounts are no longer valid. Check them again.')

export const previewChanged = () =>
  new AppError('conflict', 'preview_changed', 'The price has changed in the meantime. Check it again.')
