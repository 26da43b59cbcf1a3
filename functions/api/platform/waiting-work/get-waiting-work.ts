import { endpoint } from '#core/platform/actors/endpoint.ts'
import { countWaitingWork } from '#core/platform/waiting-work/count-waiting-work.ts'
import { getWaitingWork as contract } from '#shared/platform/waiting-work/contract.ts'

export const handler = endpoint(contract, countWaitingWork)
