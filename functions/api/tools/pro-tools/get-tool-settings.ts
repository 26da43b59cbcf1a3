import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getToolSettings } from '#core/tools/pro-tools/get-tool-settings.ts'
import { getToolSettings as contract } from '#shared/tools/pro-tools/contract.ts'

export const handler = endpoint(contract, getToolSettings)
