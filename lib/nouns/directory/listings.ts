import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const
/** A step of an owner, on the version that they see. */
const step = { table: ['get', 'query', 'batchGet', 'put', 'delete', 'check'] } as const
/** A decision of an administrator, of which owners are told. */
const decision = {
  table: ['get', 'query', 'batchGet', 'put', 'update', 'delete'],
  env: ['SITE_URL'],
} as const

export const listings = {
  routes: {
    listListings: read,
    listFacets: { table: ['query', 'batchGet'] },
    getListingMap: { table: ['query'] },
    getListing: read,
    revealContact: { table: ['get', 'update'] },
    countVisit: { table: ['get', 'update'] },
    listEventShops: read,
    findSimilarListings: { table: ['query', 'batchGet'] },
    listMyListings: read,
    listMySuggestedListings: { table: ['query'] },
    getOwnListing: read,
    getListingFigures: read,
    createListing: step,
    updateListing: step,
    submitListing: step,
    withdrawListing: step,
    pauseListing: step,
    resumeListing: step,
    closeListing: step,
    reopenListing: step,
    deleteListing: step,
    setListingOrganization: step,
    letListingGo: { table: ['get', 'put', 'update', 'check'], env: ['SITE_URL'] },
    listOrganizationListings: { table: ['get', 'query'] },
    addListingPicture: { table: ['get', 'query', 'put', 'delete', 'check'], ...encodesPictures },
    arrangeListingPictures: step,
    setListingLogo: { table: ['get', 'query', 'put', 'delete', 'check'], ...encodesPictures },
    suggestListing: {
      table: ['get', 'query', 'put', 'update'],
      env: ['SITE_URL', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_HOST'],
    },
    suggestListingAsMember: { table: ['get', 'query', 'put', 'update'] },
    lookUpSuggestedListing: { table: ['get'] },
    withdrawSuggestedListing: { table: ['get', 'put', 'delete'] },
    withdrawMySuggestedListing: { table: ['get', 'put', 'delete'] },
    listAllListings: read,
    getListingAsAdmin: read,
    decideListing: decision,
    updateListingAsAdmin: decision,
    createListingAsAdmin: { table: ['get', 'query', 'batchGet', 'put', 'update'] },
    removeListing: decision,
    restoreListing: decision,
    changeManyListings: decision,
    mergeListings: { ...decision, table: [...decision.table, 'check'] },
    setListingOwner: { ...decision, table: [...decision.table, 'check'] },
    setListingFeatured: { table: ['get', 'put', 'batchGet'] },
  },
  consumers: {
    postListing: {
      entry: 'events/directory/listing-published/post.ts',
      on: { fact: 'listing.published' },
      table: ['get', 'put', 'check'],
    },
    showPostsOfListing: {
      entry: 'events/directory/listing-changed/show-posts.ts',
      on: { fact: 'listing.changed' },
      table: ['get', 'put', 'delete', 'check'],
    },
    deleteDroppedListingPictures: {
      entry: 'events/directory/listing-pictures-dropped/delete-files.ts',
      on: { fact: 'listing.pictures_dropped' },
      media: ['deletePublic'],
      env: ['MEDIA_BUCKET'],
    },
    followSuspendedOwner: {
      entry: 'events/platform/account-suspended/follow-owner.ts',
      on: { fact: 'account.suspended' },
      table: ['get', 'query', 'put', 'delete', 'check'],
    },
    followReactivatedOwner: {
      entry: 'events/platform/account-reactivated/follow-owner.ts',
      on: { fact: 'account.reactivated' },
      table: ['get', 'query', 'put', 'delete', 'check'],
    },
    followChangedOwner: {
      entry: 'events/platform/account-changed/follow-owner.ts',
      on: { fact: 'account.changed' },
      table: ['get', 'query', 'put', 'delete', 'check'],
    },
  },
  jobs: {
    refresh_listing_ranks: {
      schedule: 'cron(0 9 ? * MON *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'listings'>
