import { contactQuery } from './contact-query.ts'

/** The queries that the server reads for the contact page. */
export const queries = () => [contactQuery]
