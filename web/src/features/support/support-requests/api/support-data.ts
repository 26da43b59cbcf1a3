import { supportInfoQuery } from './support-queries.ts'

/** The queries that the server reads for the form of the desk. */
export const queries = () => [supportInfoQuery]
