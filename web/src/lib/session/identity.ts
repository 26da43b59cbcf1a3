import { Amplify } from 'aws-amplify'
import {
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resetPassword,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { pageConfig } from '../page-config.ts'
import { identityError } from './identity-error.ts'

// Loaded on demand: this is the only module that knows Amplify, which is half as big as the rest of the shell.
ConsoleLogger.LOG_LEVEL = 'NONE'
const { userPoolId, userPoolClientId, userPoolEndpoint } = pageConfig()
const endpoint = userPoolEndpoint && new URL(userPoolEndpoint, location.origin).href
Amplify.configure({
  Auth: { Cognito: { userPoolId, userPoolClientId, ...(endpoint && { userPoolEndpoint: endpoint }) } },
})

/** Proves the password without sending it (SRP). */
export async function proveCredentials(email: string, password: string): Promise<'signed-in' | 'unverified'> {
  try {
    const { nextStep } = await amplifySignIn({
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    })
    return nextStep.signInStep === 'CONFIRM_SIGN_UP' ? 'unverified' : 'signed-in'
  } catch (error) {
    if (nameOf(error) === 'UserNotConfirmedException') return 'unverified'
    throw identityError(error)
  }
}

export async function revokeEverywhere(): Promise<void> {
  await amplifySignOut({ global: true })
}

export async function renewAccessToken(): Promise<string | undefined> {
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true })
    return tokens?.accessToken.toString()
  } catch (error) {
    // Without a network the session is not over.
    if (nameOf(error) === 'NetworkError') throw identityError(error)
    return undefined
  }
}

export const confirmAddress = (email: string, code: string) =>
  translated(confirmSignUp({ username: email, confirmationCode: code }))

export const askPasswordReset = (email: string) => translated(resetPassword({ username: email }))

export const chooseNewPassword = (email: string, code: string, password: string) =>
  translated(confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }))

async function translated(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw identityError(error)
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
