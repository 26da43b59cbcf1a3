import { env } from '#core/env.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'

export type PromoRevision = Partial<
  Pick<StoredPromoCode, 'description' | 'validUntil' | 'usageLimit' | 'planIds' | 'isActive'>
>

/**
 * Writes what an administrator changes of a code, and nothing else: members take uses meanwhile. It holds only while no
 * other administrator has changed the code, and while no more uses are taken than a new limit allows.
 */
export function revisePromo({ code, revision }: StoredPromoCode, changes: PromoRevision): Write {
  const fields = Object.entries(changes)
  const set = fields.filter(([, value]) => value !== undefined)
  const removed = fields.filter(([, value]) => value === undefined).map(([field]) => `#${field}`)
  const names = ['version', 'revision', ...fields.map(([field]) => field)]
  const { usageLimit } = changes
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: promoCodes.key({ code }),
        UpdateExpression: [
          `SET ${['#revision = :next', ...set.map(([field]) => `#${field} = :${field}`)].join(', ')}`,
          ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
          'ADD #version :one',
        ].join(' '),
        ConditionExpression: [
          isRevision(revision),
          ...(usageLimit === undefined ? [] : ['usageCount <= :usageLimit']),
        ].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ':one': 1,
          ':next': revision + 1,
          ':revision': revision,
          ...Object.fromEntries(set.map(([field, value]) => [`:${field}`, value])),
        },
      },
    },
    refused: concurrentChange,
  }
}

/** Codes from before anyone could change them have no revision. */
export const isRevision = (revision: number) =>
  revision === 1
    ? '(attribute_exists(pk) AND (attribute_not_exists(#revision) OR #revision = :revision))'
    : '#revision = :revision'
