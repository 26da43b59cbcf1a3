import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getTransaction as contract } from '#shared/transactions/contract.ts'
import { ownTransaction } from './own-transaction.ts'

export const getTransaction = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownTransaction(actor.userId, params.transactionId)
