import { endpoint } from '#core/actors/endpoint.ts'
import { getContact as useCase } from '#core/contact/get-contact.ts'
import { getContact } from '#shared/contact/contract.ts'

export const handler = endpoint(getContact, useCase)
