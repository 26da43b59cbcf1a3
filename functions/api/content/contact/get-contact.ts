import { getContact as useCase } from '#core/content/contact/get-contact.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getContact } from '#shared/content/contact/contract.ts'

export const handler = endpoint(getContact, useCase)
