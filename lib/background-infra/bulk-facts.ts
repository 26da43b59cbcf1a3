import type { FactName } from '#core/platform/facts/facts.ts'

/**
 * Facts that one act, or one run of a job, announces for each of many rows, with the number of simultaneous runs of each
 * of their consumers. Without a limit, a cancelled event with 2,000 entries would take all of the account’s executions,
 * and the APIs would wait. What is throttled waits in Lambda’s own queue.
 */
export const bulkFacts = {
  // An event is cancelled: each of its entries ends, is refunded, and comes back as an event of its provider. The nightly
  // reconciliation announces events of a provider that never arrived. Calls of providers are few at once.
  'registration.ended': { tellOfEndedEntry: 6 },
  'registration.refund_due': { refundEntries: 5 },
  'refund.failed': { alertOfFailedRefund: 2 },
  'webhook.received': { processWebhook: 10 },
  // Any of this tells everyone it concerns. A mail takes a third of a second: 12 send 36 a second, more than SES grants
  // most accounts, and what it refuses is tried again. A push takes a tenth.
  'mail.queued': { deliverMail: 12 },
  'mail.sent': { rememberSentMail: 2 },
  'notification.created': { pushNotification: 12 },
  // SES reports the delivery of each email of a campaign, or its bounce.
  'aws.ses': { followNewsletterBounce: 8, suppressAddress: 2 },
  // Holds and offers end by the minute, and an organizer adds places: the next of the waitlist get theirs.
  'place.freed': { offerFreedPlaces: 3 },
  'place.opened': { tellOfOpenPlace: 3 },
  'offer.made': { tellOfPlaceOffer: 4 },
  // Each entry that comes or goes makes the board of its class again, and so does each batch of imported runs.
  'class.scored': { rebuildBoardOfScored: 10, tellOfRedraw: 4 },
  // A bulk change or a claim decides up to a hundred results; an import places all results of its classes.
  'result.decided': { writePointsOfResult: 3, rankRecordsOfResult: 3, placeDecidedResults: 3 },
  'result.evidence_removed': { deleteEvidence: 2 },
  'imports.changed': { placeImportedResults: 2 },
  'result.placed': { writePointsOfPlacedResult: 4 },
  // A season is revalued: each of its classes is ranked.
  'points.written': { rankClass: 4, rankTeams: 4 },
  // A class is verified: each competitor may have a new best.
  'record.set': { postRecord: 2 },
  // An administrator changes up to a hundred accounts, with everything that they offer.
  'sessions.ended': { signOutInPool: 4 },
  'account.suspended': {
    followSuspendedOwner: 2,
    followSuspendedSeller: 2,
    pauseAdsOfSuspended: 2,
    pauseSuspendedBilling: 3,
    warnOfSuspendedMember: 2,
  },
  'account.reactivated': {
    followReactivatedOwner: 2,
    followReactivatedSeller: 2,
    resumeAdsOfReactivated: 2,
    resumeReactivatedBilling: 3,
  },
  'account.changed': { followChangedOwner: 2, followChangedSeller: 2, pushAccount: 4 },
  'listing.changed': { endSponsorshipsOfListing: 2, showPostsOfListing: 2 },
  // Items and reservations whose time is over end together.
  'item.ended': { tellFavoritesOfSale: 2 },
  'item.released': { notifyOfItemRelease: 2, tellFavoritesOfRelease: 2 },
  'message.sent': { pushMessage: 3, notifyOfMessage: 3, mailOfMessage: 2 },
  // Sales that no one confirmed lapse together, and feedback is shown.
  'sale.answered': { notifyOfSaleAnswer: 2, raiseFrequentSales: 2 },
  'feedback.shown': { notifyOfFeedback: 2 },
  // Campaigns whose days are over are refunded for what was not delivered.
  'ad_campaign.refund_due': { refundAdCampaign: 3 },
  // A team is archived: each of its members leaves.
  'team.left': { notifyOfTeamLeave: 2 },
  // An agent changes up to fifty requests; times of answers are missed in all requests of a desk.
  'request.solved': { mailSolvedRequest: 2, notifyOfSolvedRequest: 2 },
  'request.assigned': { notifyOfAssignment: 2 },
  'request.due': { tellDeskOfDueRequest: 2 },
  // An account is deleted, with everything that it had.
  'event.cancelled': { cancelEntriesOfEvent: 2 },
  'ad_creative.pictures_dropped': { deleteDroppedAdPictures: 1 },
  'item.pictures_dropped': { deleteDroppedItemPictures: 2 },
  'listing.pictures_dropped': { deleteDroppedListingPictures: 1 },
  'review.deleted': { deleteMarksOfReview: 2 },
  'review.pictures_dropped': { deleteDroppedReviewPictures: 2 },
  // Jobs delete documents and requests whose time is over, and encode stored pictures.
  'claim.document_removed': { deleteClaimFile: 2 },
  'verification.document_removed': { deleteVerificationFile: 2 },
  'request.files_dropped': { deleteRequestFiles: 2 },
  'profile.picture_replaced': { deleteReplacedPicture: 1 },
  'team.logo_replaced': { deleteReplacedLogo: 1 },
  'vehicle.photo_replaced': { deleteReplacedPhoto: 1 },
} as const satisfies Partial<Record<FactName | 'aws.ses', Readonly<Record<string, number>>>>
