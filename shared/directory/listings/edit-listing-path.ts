/** Where the owner of a listing edits it. */
export const editListingPath = (listingId: string): string => `/directory/edit/${listingId}`
