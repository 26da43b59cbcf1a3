import { rateCardQuery } from './rate-card-query.ts'

export const queries = () => [rateCardQuery]
