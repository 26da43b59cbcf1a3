import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getTransaction as contract } from '#shared/billing/transactions/contract.ts'

const getTransaction = ({ actor, params }: ApiRequest<typeof contract>) =>
  ownTransaction(actor.userId, params.transactionId)

export const handler = endpoint(contract, getTransaction)
