import { AppError } from '#shared/errors.ts'
import { mostFollowed } from './following.ts'

const unfit = (code: string, message: string, path: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path, message }] })

/** The refusals of following and of organizations’ news, each with its sentence. */
export const newsRefusal = {
  followLimit: () =>
    new AppError(
      'conflict',
      'follow_limit',
      `You follow ${mostFollowed} organizations. Stop following one first.`,
    ),
  notFound: () =>
    new AppError(
      'not_found',
      'news_not_found',
      'Only owners and managers with the Organization membership write the news of their organization.',
    ),
  /** Administrators of the site alone can add it. */
  noAddress: () =>
    new AppError(
      'unprocessable',
      'no_mailing_address',
      'This site has no mailing address yet, and every newsletter must show one. Contact support.',
    ),
  unknownEvent: (path: string) => unfit('unknown_event', 'Choose an event of your organization.', path),
  blockNotAllowed: (path: string) =>
    unfit(
      'block_not_allowed',
      'News can have headings, text, buttons, dividers, and your own events. The email shows your logo.',
      path,
    ),
}
