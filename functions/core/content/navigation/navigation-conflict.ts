import { AppError } from '#shared/errors.ts'

export const navigationConflict = () =>
  new AppError(
    'conflict',
    'navigation_conflict',
    'Someone else changed the menu. Review their changes, then redo yours.',
  )
