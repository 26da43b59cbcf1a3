import { AppError } from '#shared/errors.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import type { Listing } from './listing.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

const invalid = (code: string, path: string, message: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path, message }] })

/** The refusals of listings, each with its sentence. */
export const listingRefusal = {
  notFound: () => new AppError('not_found', 'listing_not_found', 'Listing not found'),
  pictureNotFound: () => new AppError('not_found', 'picture_not_found', 'This picture is gone.'),
  incomplete: (fields: readonly string[]) =>
    new AppError('unprocessable', 'listing_incomplete', `Before you submit it, add: ${fields.join(', ')}.`),
  limit: (most: number) =>
    new AppError(
      'conflict',
      'listing_limit',
      `Your membership includes ${most} ${most === 1 ? 'listing' : 'listings'}. Close one or choose another membership.`,
    ),
  inReview: conflict('listing_in_review', 'This listing is being reviewed. Withdraw it to change it.'),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  known: ({ businessName, place: { city }, status }: Pick<Listing, 'businessName' | 'place' | 'status'>) => {
    const name = `${businessName}${city ? ` in ${city}` : ''}`
    const sentence = {
      pending: `${name} has already been sent in, and is being reviewed.`,
      paused: `${name} is already listed, and its owner has paused it. Contact support.`,
    }[status as string]
    return new AppError(
      'conflict',
      'listing_known',
      sentence ?? `${name} is already listed. Claim it instead.`,
    )
  },
  removed: (reason: string) =>
    new AppError('conflict', 'listing_removed', `This listing was removed: ${reason}`),
  closed: conflict('listing_closed', 'This business is marked as permanently closed.'),
  notLive: conflict('listing_not_live', 'This listing is not published.'),
  unchanged: conflict('listing_unchanged', 'Change what the review asked for before you submit it again.'),
  mergedAway: conflict('listing_merged', 'This listing was merged into another one.'),
  notDraft: conflict(
    'listing_not_draft',
    'You can only delete a listing that was never published. Close it instead.',
  ),
  intoItself: conflict('merge_into_itself', 'Choose another listing.'),
  accountPending: () => new AppError('forbidden', 'account_pending', awaitingApproval),
  tooManyPictures: (most: number) =>
    new AppError('conflict', 'too_many_pictures', `A listing can have up to ${most} pictures.`),
  featuredState: conflict('featured_state', 'Only a published listing can be featured.'),
  pinFar: () => invalid('pin_far', 'body.place.pin', 'The position must be within 15 miles of the ZIP code.'),
  zoneElsewhere: () => invalid('zone_elsewhere', 'body.timeZone', 'Choose a time zone of this state.'),
  brandUnknown: () => invalid('brand_unknown', 'body.brands', 'Choose brands from the list.'),
  specialDayPast: () =>
    invalid('special_day', 'body.specialDays', 'Choose dates from today to 400 days ahead.'),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say what to change.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
  ownerUnknown: () =>
    new AppError('unprocessable', 'owner_unknown', 'Choose a member with an active account.'),
  suggestionLimit: () =>
    new AppError(
      'rate_limited',
      'suggestion_limit',
      'Thank you. You have reached today’s limit. Try again tomorrow.',
    ),
  linkUnknown: () =>
    new AppError(
      'not_found',
      'listing_not_found',
      'This link does not work. Open it from the newest email that we sent you about your suggestion.',
    ),
  noChange: () => new AppError('not_found', 'change_not_found', 'There is no change to decide.'),
  nothingChanged: conflict('nothing_changed', 'You have not changed anything.'),
  contactEmpty: () => new AppError('not_found', 'contact_not_found', 'This business lists no contact.'),
}
