import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { ErasedData, Leaving } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { env } from '#core/env.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { logins } from './logins.ts'

const nameAtPool = ({ user, userId }: Leaving) => (user ? poolUserOf(user) : userId)

export const erased: ErasedData = {
  erase: async (leaving) => {
    try {
      await userPool().send(
        new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: nameAtPool(leaving) }),
      )
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UserNotFoundException') throw error
    }
  },
  partitions: (leaving) => [logins.key({ poolUserId: nameAtPool(leaving) }).pk],
}

export const exported: ExportedData = { hidden: ['secretHash'] }
