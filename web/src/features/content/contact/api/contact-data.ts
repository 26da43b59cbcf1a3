import { contactQuery } from './contact-queries.ts'

/** The queries that the server reads for the contact page. */
export const queries = () => [contactQuery]
