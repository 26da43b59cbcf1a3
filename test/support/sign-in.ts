import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { Client } from './client.ts'

type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string }

export async function poolCall<T>(url: string, operation: string, body: unknown): Promise<T> {
  const response = await fetch(`${url}/_local/cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as T & { __type?: string; message?: string }
  if (!response.ok) throw Object.assign(new Error(answer.message), { name: answer.__type })
  return answer
}

export async function tokensOf(url: string, email: string, password: string = demoPassword): Promise<Tokens> {
  const { AuthenticationResult } = await poolCall<{ AuthenticationResult: Tokens }>(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  return AuthenticationResult
}

/** A client signed in as a demo account (`member` for member@demo.test) or with an address and a password. */
export async function signIn(url: string, account: string, password?: string): Promise<Client> {
  const email = account.includes('@') ? account : `${account}@demo.test`
  return new Client(url, (await tokensOf(url, email, password)).AccessToken)
}
