import { shownListingsQuery } from './shown-listings-query.ts'

export const queries = () => [shownListingsQuery]
