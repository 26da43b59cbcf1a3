import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getToolSettings } from '#core/pro-tools/get-tool-settings.ts'
import { getToolSettings as contract } from '#shared/pro-tools/contract.ts'

export const handler = endpoint(contract, getToolSettings)
