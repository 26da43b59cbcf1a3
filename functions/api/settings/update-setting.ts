import { endpoint } from '#core/http/endpoint.ts'
import { updateSetting as useCase } from '#core/settings/update-setting.ts'
import { updateSetting } from '#shared/settings/contract.ts'

export const handler = endpoint(updateSetting, useCase)
