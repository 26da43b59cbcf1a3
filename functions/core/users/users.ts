import { entity } from '#core/db/entity.ts'
import { User } from '#shared/users/user.ts'

/** Profiles. The id is Cognito's `sub`, so one read by key turns a token into an actor. */
export const users = entity({
  name: 'user',
  schema: User,
  key: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: 'PROFILE' }),
})
