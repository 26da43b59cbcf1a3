import * as z from 'zod/mini'
import { invalidParameter } from '#lib/local/identity/errors.ts'
import { adminOperation } from '#lib/local/identity/operation.ts'

const Identity = z.object({
  ProviderName: z.string(),
  ProviderAttributeName: z.optional(z.string()),
  ProviderAttributeValue: z.string(),
})

/** Lets an identity of another provider sign in to an account of this pool. */
export const adminLinkProviderForUser = adminOperation(
  { DestinationUser: Identity, SourceUser: Identity },
  (pool, { DestinationUser, SourceUser }) => {
    if (DestinationUser.ProviderName !== 'Cognito' || SourceUser.ProviderAttributeName !== 'Cognito_Subject')
      throw invalidParameter('Only a subject of a provider can be linked to a user of the pool')
    const user = pool.users.get(DestinationUser.ProviderAttributeValue)
    const identity = {
      providerName: SourceUser.ProviderName,
      userId: SourceUser.ProviderAttributeValue,
    }
    const owner = pool.users.findIdentity(identity.providerName, identity.userId)
    if (owner) throw invalidParameter('SourceUser is already linked to DestinationUser')
    pool.users.change(user, { identities: [...(user.identities ?? []), identity] })
    return {}
  },
)
