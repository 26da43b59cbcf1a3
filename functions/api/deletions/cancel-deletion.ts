import { cancelDeletion as useCase } from '#core/deletions/cancel-deletion.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { cancelDeletion } from '#shared/deletions/contract.ts'

export const handler = endpoint(cancelDeletion, useCase)
