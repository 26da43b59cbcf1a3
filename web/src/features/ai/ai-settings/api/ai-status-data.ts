import { aiStatusQuery } from './ai-status-query.ts'

/** The query that the server reads to say what AI helps with. */
export const queries = () => [aiStatusQuery]
