import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeStandingOf } from '#core/platform/users/change-standing.ts'
import { AppError } from '#shared/errors.ts'
import { type ChangeOutcome, changeManyUsers as contract } from '#shared/platform/users/admin-contract.ts'
import { unchangedCodes } from '#shared/platform/users/change-standing.ts'

const atOnce = 8

/**
 * Each account is its own transaction, so that one refusal does not stop the others. A request that broke off can be
 * sent again: accounts that it has changed count as unchanged, and no one is notified twice.
 */
async function changeManyUsers({ actor, body, now }: ApiRequest<typeof contract>) {
  const outcomes: ChangeOutcome[] = []
  const { userIds, change } = body
  for (let start = 0; start < userIds.length; start += atOnce)
    outcomes.push(
      ...(await Promise.all(
        userIds.slice(start, start + atOnce).map(async (userId): Promise<ChangeOutcome> => {
          try {
            await changeStandingOf(actor, userId, change, now)
            return { userId, outcome: 'changed' }
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            const { code, message: detail } = error
            return { userId, outcome: unchangedCodes.includes(code) ? 'unchanged' : 'refused', code, detail }
          }
        }),
      )),
    )
  return { outcomes }
}

export const handler = endpoint(contract, changeManyUsers)
