import { AppError } from '#shared/errors.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of reviews, each with its sentence. */
export const reviewRefusal = {
  notFound: () => new AppError('not_found', 'review_not_found', 'Review not found'),
  accountPending: () => new AppError('forbidden', 'account_pending', awaitingApproval),
  own: conflict('review_own', 'You cannot review a business that you own, run, or claim.'),
  once: conflict('review_once', 'You have already reviewed this. Edit your review instead.'),
  replyOnce: conflict('reply_once', 'There is already a reply. Edit it instead.'),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  removed: (reason: string) =>
    new AppError('conflict', 'review_removed', `This review was removed: ${reason}`),
  tooManyPictures: (most: number) =>
    new AppError('conflict', 'too_many_pictures', `A review can have up to ${most} pictures.`),
  later: () =>
    new AppError('unprocessable', 'visit_later', 'Choose this month or an earlier one.', {
      errors: [{ path: 'body.visitedOn', message: 'Choose this month or an earlier one.' }],
    }),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say why the review is hidden.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
}
