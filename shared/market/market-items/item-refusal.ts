import { AppError } from '#shared/errors.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of items, each with its sentence. */
export const itemRefusal = {
  notFound: () => new AppError('not_found', 'item_not_found', 'This item is no longer available.'),
  pictureNotFound: () => new AppError('not_found', 'picture_not_found', 'This picture is gone.'),
  incomplete: (fields: readonly string[]) =>
    new AppError('unprocessable', 'item_incomplete', `Before you publish it, add: ${fields.join(', ')}.`),
  limit: (count: number) =>
    new AppError('conflict', 'item_limit', `You have ${count} items for sale, which is the limit.`),
  newAccount: conflict('item_new_account', 'New accounts can have three items for sale in their first week.'),
  dayLimit: () =>
    new AppError('rate_limited', 'item_day_limit', 'You can list ten new items a day. Try again tomorrow.'),
  accountPending: () => new AppError('forbidden', 'account_pending', awaitingApproval),
  notActive: conflict('item_not_active', 'This item is no longer for sale.'),
  inReview: conflict('item_in_review', 'This item is being reviewed. Withdraw it to change it.'),
  removed: (reason: string) => new AppError('conflict', 'item_removed', `This item was removed: ${reason}`),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  unchanged: conflict('item_unchanged', 'Change what the review asked for before you submit it again.'),
  notDraft: conflict(
    'item_not_draft',
    'You can only delete an item that was never published. Close it instead.',
  ),
  reserved: conflict('item_reserved', 'Someone reserved this a moment ago.'),
  /** A seller changes who holds an item only after the other one was told. */
  held: conflict('item_held', 'This item is reserved. End the reservation first.'),
  notReserved: conflict('item_not_reserved', 'This item is not reserved.'),
  reserveLimit: conflict('reserve_limit', 'You have three reservations. Cancel one first.'),
  buyerReserveLimit: conflict('reserve_limit', 'This buyer has three reservations, which is the limit.'),
  notInstant: conflict('reserve_by_message', 'Ask the seller to reserve this for you.'),
  buyerUnknown: () =>
    new AppError('unprocessable', 'buyer_unknown', 'Choose someone who has messaged you about this item.', {
      errors: [{ path: 'body.buyerId', message: 'Choose someone who has messaged you about this item.' }],
    }),
  own: conflict('own_item', 'This is your own item.'),
  renewEarly: (from: string) =>
    new AppError('conflict', 'renew_early', `You can renew this item starting ${longDay(siteDay(from))}.`),
  renewLate: conflict('renew_late', 'This item expired more than 30 days ago. Post it again as a new item.'),
  undoLate: conflict('undo_late', 'This can be undone only within 48 hours.'),
  undoConfirmed: conflict('sale_confirmed', 'The buyer has confirmed this sale.'),
  tooManyPictures: (most: number) =>
    new AppError('conflict', 'too_many_pictures', `An item can have up to ${most} pictures.`),
  shopUnknown: () =>
    new AppError('unprocessable', 'shop_unknown', 'Choose one of your published businesses.', {
      errors: [{ path: 'body.listingId', message: 'Choose one of your published businesses.' }],
    }),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say what to change.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
}
