import { contactAddressQuery } from './contact-address.ts'

/** What the contact page reads on the server. */
export const queries = () => [contactAddressQuery]
