import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const listingReviews = {
  routes: {
    listReviews: { table: ['get', 'query', 'batchGet'] },
    getMyReview: { table: ['get', 'query'] },
    writeReview: { table: ['get', 'query', 'put', 'update', 'delete', 'check'], ...encodesPictures },
    deleteReview: { table: ['get', 'put', 'update', 'delete', 'check'] },
    replyToReview: { table: ['get', 'batchGet', 'put', 'check'] },
    markHelpful: { table: ['get', 'put', 'update', 'delete', 'check'] },
    listAllReviews: { table: ['get', 'query', 'batchGet'] },
    decideReview: { table: ['get', 'query', 'batchGet', 'put', 'update', 'check'] },
  },
  consumers: {
    moveReviewsOfListing: {
      entry: 'events/directory/listing-merged/move-reviews.ts',
      on: { fact: 'listing.merged' },
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
      // A listing with many reviews; what is not moved by then goes on when the delivery is repeated.
      timeoutSeconds: 300,
    },
    notifyOfReview: {
      entry: 'events/directory/review-published/notify-owner.ts',
      on: { fact: 'review.published' },
      table: ['get', 'put', 'update', 'check'],
    },
    mailOfReview: {
      entry: 'events/directory/review-published/mail-owner.ts',
      on: { fact: 'review.published' },
      table: ['get', 'put', 'check'],
    },
    notifyOfReviewReply: {
      entry: 'events/directory/review-replied/notify-author.ts',
      on: { fact: 'review.replied' },
      table: ['get', 'put', 'update', 'check'],
    },
    deleteMarksOfReview: {
      entry: 'events/directory/review-deleted/delete-marks.ts',
      on: { fact: 'review.deleted' },
      table: ['query', 'batchWrite'],
    },
    deleteDroppedReviewPictures: {
      entry: 'events/directory/review-pictures-dropped/delete-files.ts',
      on: { fact: 'review.pictures_dropped' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
  },
} satisfies NounInfra<'listingReviews'>
