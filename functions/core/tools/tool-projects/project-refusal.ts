import { AppError } from '#shared/errors.ts'

/** Also refuses another member’s project. */
export const projectNotFound = () =>
  new AppError('not_found', 'project_not_found', 'This project does not exist or has been deleted.')

export const versionNotFound = () =>
  new AppError('not_found', 'project_version_not_found', 'This version does not exist or has been deleted.')

export const projectChanged = () =>
  new AppError(
    'conflict',
    'version_conflict',
    'This project was changed elsewhere. Reload it or save yours as a copy.',
  )

export const projectQuota = (what: 'projects' | 'diagrams', count: number, most: number) =>
  new AppError(
    'conflict',
    'project_quota',
    `You have ${count} of ${most} ${what}. Delete one or upgrade your membership.`,
  )

export const versionQuota = (count: number, most: number) =>
  new AppError(
    'conflict',
    'version_quota',
    `You have ${count} of ${most} versions of this project. Delete one or upgrade your membership.`,
  )

export const shareQuota = (count: number, most: number) =>
  new AppError(
    'conflict',
    'share_quota',
    `You share ${count} of ${most} projects. Stop sharing one or upgrade your membership.`,
  )

/** Whatever is wrong with a link, the answer is the same. */
export const shareNotFound = () => new AppError('not_found', 'share_not_found', 'This link no longer works.')
