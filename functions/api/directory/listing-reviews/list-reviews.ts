import { listReviews } from '#core/directory/listing-reviews/list-reviews.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listReviews as contract } from '#shared/directory/listing-reviews/contract.ts'

export const handler = endpoint(contract, listReviews)
