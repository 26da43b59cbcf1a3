import { contactQuery } from './contact-query.ts'

/** What the contact page reads on the server. */
export const queries = () => [contactQuery]
