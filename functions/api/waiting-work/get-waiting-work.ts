import { endpoint } from '#core/http/endpoint.ts'
import { getWaitingWork as useCase } from '#core/waiting-work/get-waiting-work.ts'
import { getWaitingWork } from '#shared/waiting-work/contract.ts'

export const handler = endpoint(getWaitingWork, useCase)
