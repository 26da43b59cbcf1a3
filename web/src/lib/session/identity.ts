import {
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
} from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider as tokenProvider } from '@aws-amplify/auth/cognito'
import { ConsoleLogger, createAmplifyContext } from '@aws-amplify/core'
import { proveInEitherForm } from '#shared/platform/security/prove-in-either-form.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { ApiError } from '../api-error.ts'
import { pageConfig } from '../page-config.ts'
import { identityError, secondFactorError } from './identity-error.ts'

// Loaded on demand: this is the only module that knows Amplify, which is half as big as the rest of the shell.
ConsoleLogger.LOG_LEVEL = 'NONE'
const { userPoolId, userPoolClientId, userPoolEndpoint } = pageConfig()
const endpoint = userPoolEndpoint && new URL(userPoolEndpoint, location.origin).href
const Auth = {
  Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) },
}
tokenProvider.setAuthConfig(Auth)
// Tokens are kept where the rest of the session looks for them, even if the browser blocks its storage.
tokenProvider.setKeyValueStorage({
  getItem: async (name) => kept.get(name),
  setItem: async (name, text) => kept.set(name, text),
  removeItem: async (name) => kept.remove(name),
  clear: async () => undefined,
})
const pool = createAmplifyContext({ Auth }, { Auth: { tokenProvider } })

export type Proof = 'signed-in' | 'unverified' | 'second-factor'

const proofOfStep: Record<string, Proof> = {
  CONFIRM_SIGN_UP: 'unverified',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'second-factor',
}

/** Proves the password without sending it (SRP). */
export const proveCredentials = (email: string, typed: string): Promise<Proof> =>
  proveInEitherForm(typed, (password) => proveAsGiven(email, password), isWrongPassword)

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'credentials'

async function proveAsGiven(email: string, password: string): Promise<Proof> {
  try {
    const { nextStep } = await amplifySignIn(pool, {
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    })
    return proofOfStep[nextStep.signInStep] ?? 'signed-in'
  } catch (error) {
    if (nameOf(error) === 'UserNotConfirmedException') return 'unverified'
    throw identityError(error)
  }
}

/** The code of the authenticator app, after the password. */
export async function proveSecondFactor(code: string): Promise<void> {
  try {
    await confirmSignIn(pool, { challengeResponse: code })
  } catch (error) {
    throw secondFactorError(error)
  }
}

/** Revokes the refresh token of this browser: its own session is all that a browser can end at the pool. */
export async function revokeHere(): Promise<void> {
  await amplifySignOut(pool)
}

export const confirmAddress = (email: string, code: string) =>
  translated(confirmSignUp(pool, { username: email, confirmationCode: code }))

export const chooseNewPassword = (email: string, code: string, password: string) =>
  translated(confirmResetPassword(pool, { username: email, confirmationCode: code, newPassword: password }))

async function translated(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw identityError(error)
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
