import { endpoint } from '#core/http/endpoint.ts'
import { setProfilePicture as useCase } from '#core/users/set-profile-picture.ts'
import { setProfilePicture } from '#shared/users/contract.ts'

export const handler = endpoint(setProfilePicture, useCase)
