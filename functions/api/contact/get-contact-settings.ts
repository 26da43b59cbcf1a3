import { readContactSettings } from '#core/contact/read-contact-settings.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getContactSettings } from '#shared/contact/contract.ts'

export const handler = endpoint(getContactSettings, () => readContactSettings({ consistent: true }))
