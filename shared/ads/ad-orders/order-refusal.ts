import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of orders of advertising, each with its sentence. */
export const orderRefusal = {
  notFound: () => new AppError('not_found', 'ad_order_not_found', 'Order not found'),
  byTransfer: conflict(
    'ads_by_transfer',
    'Cards are not accepted right now. Pay by transfer: contact us, and we will start your campaign.',
  ),
  alreadyPaid: conflict('ads_paid', 'This is already paid for.'),
  processing: conflict(
    'payment_processing',
    'Your payment is still being processed. Try again in a few minutes.',
  ),
}
