import { idSchema } from '#shared/ids.ts'

export const RegistrationId = idSchema('reg')
