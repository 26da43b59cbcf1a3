import { endpoint } from '#core/actors/endpoint.ts'
import { readContactSettings } from '#core/contact/read-contact-settings.ts'
import { getContactSettings } from '#shared/contact/contract.ts'

export const handler = endpoint(getContactSettings, () => readContactSettings({ consistent: true }))
