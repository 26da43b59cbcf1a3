import * as z from 'zod/mini'
import { credentialsFor, poolName, resetPassword } from '#lib/local/identity/accounts.ts'
import { wrongPassword } from '#lib/local/identity/errors.ts'
import { codeDelivery } from '#lib/local/identity/messages.ts'
import { ClientMetadata, clientOperation, memberOperation, Username } from '#lib/local/identity/operation.ts'
import { assertAcceptablePassword, assertPasswordForm } from '#lib/local/identity/password-policy.ts'
import { passwordMatches } from '#lib/local/identity/srp.ts'
import { isEmailVerified } from '#lib/local/identity/users.ts'
import { announceConfirmation } from './sign-up.ts'

/** Answers alike for every name; a code goes only to an account with a proven address. */
export const forgotPassword = clientOperation({ Username, ClientMetadata }, async (pool, input) => {
  pool.codes.countRequest(input.Username, 'password_reset')
  const user = pool.users.find(input.Username)
  if (!user?.enabled || user.status !== 'CONFIRMED' || !isEmailVerified(user))
    return { CodeDeliveryDetails: codeDelivery(user?.attributes.email ?? input.Username) }
  const CodeDeliveryDetails = await pool.sendMessage({
    user,
    source: 'CustomMessage_ForgotPassword',
    code: pool.codes.issue(user, 'password_reset'),
    clientMetadata: input.ClientMetadata,
  })
  return { CodeDeliveryDetails }
})

export const confirmForgotPassword = clientOperation(
  { Username, ConfirmationCode: z.string(), Password: z.string(), ClientMetadata },
  async (pool, input) => {
    assertAcceptablePassword(input.Password)
    const { user } = pool.codes.check(input.Username, 'password_reset', input.ConfirmationCode)
    resetPassword(pool, user, input.Password, 'CONFIRMED')
    await announceConfirmation(pool, user, input.ClientMetadata, 'PostConfirmation_ConfirmForgotPassword')
    return {}
  },
)

/** Ends no session, as on AWS: which sign-ins still count is the platform's own matter. */
export const changePassword = memberOperation(
  { PreviousPassword: z.string(), ProposedPassword: z.string() },
  (pool, { user }, { PreviousPassword, ProposedPassword }) => {
    assertPasswordForm(PreviousPassword)
    assertAcceptablePassword(ProposedPassword)
    pool.passwordTries.assertOpen(user.sub)
    if (!passwordMatches(user.credentials, poolName(pool), user.sub, PreviousPassword)) {
      pool.passwordTries.fail(user.sub)
      throw wrongPassword()
    }
    pool.passwordTries.clear(user.sub)
    pool.users.change(user, { credentials: credentialsFor(pool, user.sub, ProposedPassword) })
    return {}
  },
)
