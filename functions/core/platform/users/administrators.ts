import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/platform/users/user.ts'

type Standing = Pick<User, 'id' | 'membershipType' | 'status'>

/** An administrator who waits for approval reads no accounts, and so could not let anyone back in. */
const acts = (user: Standing | undefined) => user?.membershipType === 'admin' && user.status === 'active'

export const administratorsKey = { pk: 'ADMINISTRATORS', sk: 'ACTIVE' }

const lastAdministrator = () =>
  new AppError(
    'conflict',
    'last_administrator',
    'This is the last administrator. Make someone else an administrator first.',
  )

/** Takes one who can administer out of the set, the last one too: an account that was erased once does not come back. */
export function withoutAdministrator(user: Standing): Write[] {
  if (!acts(user)) return []
  const Update = {
    TableName: env('TABLE_NAME'),
    Key: administratorsKey,
    UpdateExpression: 'DELETE #ids :one',
    ExpressionAttributeNames: { '#ids': 'ids' },
    ExpressionAttributeValues: { ':one': new Set([user.id]) },
  }
  return [{ item: { Update } }]
}

/**
 * Keeps the set of people who can administer, in the transaction that adds or removes one: of two administrators who
 * demote each other at the same time, one stays. It is a set rather than a number, so that no one counts twice.
 */
export function keepAdministrators(before: Standing | undefined, after: Standing): Write[] {
  if (acts(before) === acts(after)) return []
  const { id } = after
  const names = { '#ids': 'ids' }
  const one = new Set([id])
  const update = { TableName: env('TABLE_NAME'), Key: administratorsKey, ExpressionAttributeNames: names }
  if (acts(after))
    return [
      {
        item: {
          Update: {
            ...update,
            UpdateExpression: 'ADD #ids :one',
            ExpressionAttributeValues: { ':one': one },
          },
        },
      },
    ]
  return [
    {
      item: {
        Update: {
          ...update,
          UpdateExpression: 'DELETE #ids :one',
          ConditionExpression: 'size(#ids) > :least OR (attribute_exists(#ids) AND NOT contains(#ids, :id))',
          ExpressionAttributeValues: { ':one': one, ':least': 1, ':id': id },
        },
      },
      refused: lastAdministrator,
    },
  ]
}
