import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getRulebook as useCase } from '#core/rules/rulebooks/get-rulebook.ts'
import { getRulebook } from '#shared/rules/rulebooks/contract.ts'

export const handler = endpoint(getRulebook, useCase)
