/** The screen where administrators decide about a listing. */
export const managedListingPath = (listingId: string): string => `/admin/directory-manager/${listingId}`
