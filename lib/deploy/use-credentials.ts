import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { noCredentials } from './aws-query.ts'

/** The functions know their credentials from the environment alone. */
export async function useCredentials(): Promise<void> {
  const { config } = new CognitoIdentityProviderClient({})
  const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials().catch(() => {
    throw noCredentials()
  })
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken && { AWS_SESSION_TOKEN: sessionToken }),
  })
}
