import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of sales and feedback, each with its sentence. */
export const saleRefusal = {
  notFound: () => new AppError('not_found', 'sale_not_found', 'Sale not found'),
  notYours: () => new AppError('forbidden', 'sale_not_yours', 'Only the buyer can confirm this.'),
  decided: conflict('sale_decided', 'This sale is already confirmed, declined, or over.'),
  feedbackClosed: conflict('feedback_closed', 'Feedback for this sale is closed.'),
  feedbackOnce: conflict('feedback_once', 'You have already given feedback for this sale.'),
  feedbackNotFound: () => new AppError('not_found', 'feedback_not_found', 'Feedback not found'),
  replyOnce: conflict('reply_once', 'You have already answered this feedback.'),
}
