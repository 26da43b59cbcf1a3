import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason as useCase } from '#core/rules/seasons/get-season.ts'
import { getSeason } from '#shared/rules/seasons/contract.ts'

export const handler = endpoint(getSeason, useCase)
