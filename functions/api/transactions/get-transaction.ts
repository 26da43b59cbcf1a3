import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { ownTransaction } from '#core/transactions/own-transaction.ts'
import { getTransaction as contract } from '#shared/transactions/contract.ts'

const getTransaction = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownTransaction(actor.userId, params.transactionId)

export const handler = endpoint(contract, getTransaction)
