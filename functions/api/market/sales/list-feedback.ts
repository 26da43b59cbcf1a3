import { listFeedback } from '#core/market/sales/list-feedback.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listFeedback as contract } from '#shared/market/sales/contract.ts'

export const handler = endpoint(contract, listFeedback)
