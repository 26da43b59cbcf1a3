import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalidParameter, notAuthorized, resourceNotFound } from './errors.ts'

/** An application that signs members in at the pool; one with a secret proves itself with every call. */
export type AppClient = { id: string; secret?: string; flows: readonly string[] }

export type AppClients = ReturnType<typeof createAppClients>

/** A call’s proof of its client, wherever the operation has its place for it. */
export type ClientProof = {
  ClientSecret?: string | undefined
  SecretHash?: string | undefined
  Username?: string | undefined
  AuthParameters?: Record<string, string> | undefined
  ChallengeResponses?: Record<string, string> | undefined
}

export function createAppClients(clients: readonly AppClient[]) {
  const byId = new Map(clients.map((client) => [client.id, client]))

  /** The client that calls, once it has proven that it is that one. */
  function prove(id: string, proof: ClientProof): AppClient {
    const client = byId.get(id)
    if (!client) throw resourceNotFound(`User pool client ${id} does not exist.`)
    if (client.secret !== undefined) assertSecret(client, client.secret, proof)
    return client
  }

  return { prove, has: (id: unknown) => typeof id === 'string' && byId.has(id) }
}

export function assertFlow(client: AppClient, flow: string) {
  if (!client.flows.includes(flow)) throw invalidParameter(`${flow} flow not enabled for this client`)
}

/** Follows Cognito’s documentation: bound to the name that signs in, and to the client. */
export const secretHash = (secret: string, username: string, clientId: string) =>
  createHmac('sha256', secret).update(`${username}${clientId}`).digest('base64')

function assertSecret({ id }: AppClient, secret: string, proof: ClientProof) {
  const parameters = proof.AuthParameters ?? proof.ChallengeResponses
  const hash = proof.SecretHash ?? parameters?.SECRET_HASH
  const given = proof.ClientSecret ?? hash
  if (!given) throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`)
  const username = proof.Username ?? parameters?.USERNAME ?? ''
  const expected = proof.ClientSecret === undefined ? secretHash(secret, username, id) : secret
  if (!equal(given, expected)) throw notAuthorized(`Unable to verify secret hash for client ${id}`)
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
