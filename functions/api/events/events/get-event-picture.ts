import { getEventPicture as useCase } from '#core/events/events/get-event-picture.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { answerVersion } from '#core/platform/http/answer-version.ts'
import { getEventPicture } from '#shared/events/events/contract.ts'

export const handler = endpoint(getEventPicture, useCase, answerVersion)
