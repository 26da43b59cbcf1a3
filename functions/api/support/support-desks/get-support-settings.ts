import { endpoint } from '#core/platform/actors/endpoint.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { getSupportSettings as contract } from '#shared/support/support-desks/admin-contract.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'

const getSupportSettings = () => readDeskSettings(platformDesk)

export const handler = endpoint(contract, getSupportSettings)
